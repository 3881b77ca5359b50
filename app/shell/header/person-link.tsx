import { useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide-react';
import { iconButton } from '#app/ui/button.recipe.ts';
import { Portrait } from '#app/ui/picture/portrait.tsx';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import { hasStore } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { LocaleLink } from '../locale-link.tsx';

/** The link to the user's page as an icon; celebrities see their own portrait in a gold ring. */
export function PersonLink({ viewer: { name, picture, role } }: { viewer: User }) {
  const { t } = useLingui();
  return (
    <LocaleLink path="/my-profile" className={iconButton()} aria-label={t`My profile`}>
      {picture ? (
        <Portrait
          name={name}
          picture={picture}
          sources={pictureSources(picture, 72)}
          size="mini"
          ring={hasStore(role) ? 'gold' : 'none'}
          eager
        />
      ) : (
        <UserRound aria-hidden size={24} strokeWidth={1.75} />
      )}
    </LocaleLink>
  );
}
