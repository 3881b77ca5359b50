import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, ClipboardCheck, Settings, Star, UserRound, type LucideIcon } from 'lucide-react';

import { badge } from '#app/ui/badge.recipe.ts';
import { SpokenPause } from '#app/ui/text/spoken-pause.tsx';
import type { Person } from '#domain/person/person.ts';
import type { Role } from '#domain/account/role.ts';

import { roleName } from './people.messages.ts';
import { badges } from './people.recipe.ts';

const signs: Readonly<Record<Role, LucideIcon>> = {
  fan: UserRound,
  celebrity: Star,
  manager: ClipboardCheck,
  administrator: Settings,
};

/** A user's role, and whether the account is suspended. */
export function PersonBadges({ person: { role, suspension } }: { person: Person }) {
  const { t } = useLingui();
  const Sign = role && signs[role];
  return (
    <span className={badges}>
      {role && Sign ? (
        <span className={badge({ tone: role === 'fan' ? 'neutral' : 'brand' })}>
          <Sign aria-hidden />
          {t(roleName[role])}
        </span>
      ) : null}
      {suspension ? (
        <>
          <SpokenPause />
          <span className={badge({ tone: 'bad' })}>
            <Ban aria-hidden />
            <Trans>Suspended</Trans>
          </span>
        </>
      ) : null}
    </span>
  );
}
