import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert, EyeOff, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/form.recipe.ts';
import { saveBar, saveBarWords } from '#app/ui/state/save-bar.recipe.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import { css, cx } from '#styled/css/index.js';

import { barButtons } from './page-settings.recipe.ts';

const words = css({ smDown: { srOnly: true } });

/** False where somebody pressed Enter in a field, for which the browser presses the button: that must not publish. */
function isPressed({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): boolean {
  return detail > 0 || document.activeElement === currentTarget;
}

/** What a page's form ends with: save, publish or take back, cancel, delete. */
export function PageBar(props: {
  /** Null for a page that is not there yet. */
  status: ProductStatus | null;
  changes: number;
  failed: boolean;
  /** The one button that is always there; sends the form as published. */
  main: (words: ReactNode, onClick: (event: MouseEvent<HTMLButtonElement>) => void) => ReactNode;
  onWanted: (status: ProductStatus) => void;
  /** Null for a page that stays. */
  onDelete: (() => void) | null;
}) {
  const { status, changes, failed, main, onWanted, onDelete } = props;
  return (
    <div className={saveBar}>
      {failed && changes > 0 ? (
        <p role="alert" className={cx(notice({ tone: 'bad' }), saveBarWords)}>
          <CircleAlert aria-hidden />
          <Trans>Something went wrong!</Trans>
        </p>
      ) : (
        <output className={cx(saveBarWords, words)}>
          {changes > 0 ? (
            <Plural value={changes} one="# unsaved change" other="# unsaved changes" />
          ) : status === null ? null : (
            <Trans>All changes saved</Trans>
          )}
        </output>
      )}
      <div className={barButtons}>
        {onDelete ? (
          <button type="button" className={button({ variant: 'danger' })} onClick={onDelete}>
            <Trash2 aria-hidden size={20} />
            <Trans>Delete</Trans>
          </button>
        ) : null}
        <Link to="/{-$locale}/settings/pages" className={button({ variant: 'quiet' })}>
          <Trans>Cancel</Trans>
        </Link>
        <button
          type="button"
          className={button({ variant: 'outline' })}
          onClick={(event) => {
            onWanted('draft');
            event.currentTarget.form?.requestSubmit();
          }}
        >
          {status === 'published' ? (
            <>
              <EyeOff aria-hidden size={20} />
              <Trans>Unpublish</Trans>
            </>
          ) : (
            <Trans>Save as draft</Trans>
          )}
        </button>
        {main(status === 'published' ? <Trans>Save</Trans> : <Trans>Publish</Trans>, (event) =>
          onWanted(isPressed(event) ? 'published' : (status ?? 'draft')),
        )}
      </div>
    </div>
  );
}
