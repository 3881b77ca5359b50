import { Trans } from '@lingui/react/macro';

import { ConflictNotice } from '#app/ui/state/conflict-notice.tsx';
import { shownLanguage } from '#domain/text/locale-texts.ts';
import type { Locale } from '#domain/locale.ts';
import type { EditedMenu } from '#domain/site/menu-editing.ts';

/** An edit conflict: shows the saved menu above the user's own input, which is still in the form. */
export function MenuConflict(props: {
  theirs: EditedMenu;
  language: Locale;
  onResolve: (choice: 'mine' | 'theirs') => void;
}) {
  return (
    <ConflictNotice
      title={<Trans>This menu was changed in another window.</Trans>}
      onKeepMine={() => props.onResolve('mine')}
      onTakeTheirs={() => props.onResolve('theirs')}
    >
      <ol>
        {props.theirs.entries.map(({ label, url }) => {
          const locale = shownLanguage(label, props.language);
          return (
            <li key={url + label[locale]}>
              <span lang={locale}>{label[locale]}</span> ({url})
            </li>
          );
        })}
      </ol>
    </ConflictNotice>
  );
}
