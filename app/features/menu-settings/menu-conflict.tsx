import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/form.recipe.ts';
import { shownLanguage } from '#domain/locale-texts.ts';
import type { Locale } from '#domain/locale.ts';
import type { EditedMenu } from '#domain/menu-editing.ts';
import { css, cx } from '#styled/css/index.js';

import { buttonRow, versions } from './menu-settings.recipe.ts';

/** Somebody was faster: what the menu says now, above what was typed, which is still in the form. */
export function MenuConflict(props: {
  theirs: EditedMenu;
  language: Locale;
  onResolve: (choice: 'mine' | 'theirs') => void;
}) {
  return (
    <div role="alert" className={cx(notice({ tone: 'warn' }), css({ marginBottom: '20px' }))}>
      <TriangleAlert aria-hidden />
      <div>
        <p>
          <strong>
            <Trans>This menu was changed in another window.</Trans>
          </strong>{' '}
          <Trans>
            Nothing is lost: this is what it says now, and what you typed is still below.
          </Trans>
        </p>
        <ol className={versions}>
          {props.theirs.entries.map(({ label, url }) => {
            const locale = shownLanguage(label, props.language);
            return (
              <li key={url + label[locale]}>
                <span lang={locale}>{label[locale]}</span> ({url})
              </li>
            );
          })}
        </ol>
        <div className={buttonRow}>
          <button
            type="button"
            className={button({ variant: 'outline', size: 'small' })}
            onClick={() => props.onResolve('mine')}
          >
            <Trans>Keep what I typed</Trans>
          </button>
          <button
            type="button"
            className={button({ variant: 'outline', size: 'small' })}
            onClick={() => props.onResolve('theirs')}
          >
            <Trans>Take the other version</Trans>
          </button>
        </div>
      </div>
    </div>
  );
}
