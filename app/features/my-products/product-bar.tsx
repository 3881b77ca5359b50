import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleAlert, EyeOff, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { notice } from '#app/ui/field/form.recipe.ts';
import { saveBarStyles, saveBarWords } from '#app/ui/state/save-bar.recipe.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import { css, cx } from '#styled/css/index.js';

import type { SavingFailure } from './use-product-saving.ts';

interface ProductBarProps {
  /** Null for a product that is not there yet. */
  status: ProductStatus | null;
  changes: number;
  failed: SavingFailure | null;
  /** The one button that is always there; sends the form as published. */
  main: (words: ReactNode, onClick: (event: MouseEvent<HTMLButtonElement>) => void) => ReactNode;
  onWanted: (status: ProductStatus) => void;
  onDelete: () => void;
}

/**
 * One bar where there is room. On a phone only what is saved with stays at the foot of the window; the ways out end the form.
 */
const whole = css(saveBarStyles, { smDown: { display: 'contents' } });
const foot = css(saveBarStyles, { sm: { display: 'contents' } });
const waysOut = css({
  display: 'grid',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  gap: '12px',
  smDown: { marginTop: '20px' },
  sm: { display: 'flex', order: 1 },
});
const waysOn = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px',
  sm: { display: 'flex', order: 2 },
});
const words = css({ smDown: { srOnly: true } });

/** False where somebody pressed Enter in a field, for which the browser presses the button: that must not publish. */
function isPressed({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): boolean {
  return detail > 0 || document.activeElement === currentTarget;
}

/** What a product's form ends with: save, unlist or keep as a draft, cancel, delete. */
export function ProductBar({ status, changes, failed, main, onWanted, onDelete }: ProductBarProps) {
  const sendAs = (wanted: ProductStatus) => (event: MouseEvent<HTMLButtonElement>) => {
    onWanted(wanted);
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className={whole}>
      <div className={waysOut}>
        {status === null ? null : (
          <button type="button" className={button({ variant: 'danger' })} onClick={onDelete}>
            <Trash2 aria-hidden size={20} />
            <Trans>Delete</Trans>
          </button>
        )}
        <Link to="/{-$locale}/my-products" className={button({ variant: 'quiet' })}>
          <Trans>Cancel</Trans>
        </Link>
      </div>
      <div className={foot}>
        {failed && changes > 0 ? (
          <p role="alert" className={cx(notice({ tone: 'bad' }), saveBarWords)}>
            <CircleAlert aria-hidden />
            {failed === 'unknown' ? (
              <Trans>
                We do not know whether the product was saved. Look at “My products” before you try
                again.
              </Trans>
            ) : (
              <Trans>Something went wrong!</Trans>
            )}
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
        <div className={waysOn}>
          <button
            type="button"
            className={button({ variant: 'outline' })}
            onClick={sendAs('draft')}
          >
            {status === 'published' ? (
              <>
                <EyeOff aria-hidden size={20} />
                <Trans>Unlist</Trans>
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
    </div>
  );
}
