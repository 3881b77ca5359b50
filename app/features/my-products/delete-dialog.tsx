import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { buttonRow, dialogBox } from './my-products.recipe.ts';

interface DeleteDialogProps {
  open: boolean;
  title: string;
  isDeleting: boolean;
  failed: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks once more before a product is taken away, which nobody can take back. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { t } = useLingui();
  const { title } = props;
  return (
    <Dialog open={props.open} onClose={props.onClose} label={t`Delete “${title}”?`}>
      <div className={dialogBox}>
        <h2 className={css({ textStyle: 'h3', marginBottom: '8px', overflowWrap: 'anywhere' })}>
          <Trans>Delete “{title}”?</Trans>
        </h2>
        <p className={css({ color: 'text2', marginBottom: '20px' })}>
          <Trans>Nobody can order it any more, and this cannot be undone. Its orders stay.</Trans>
        </p>
        {props.failed ? (
          <p role="alert" className={cx(fieldError, css({ marginBottom: '12px' }))}>
            <CircleAlert aria-hidden />
            <Trans>Failed to delete product!</Trans>
          </p>
        ) : null}
        <div className={cx(buttonRow, css({ justifyContent: 'end' }))}>
          <button
            type="button"
            data-first-focus
            className={button({ variant: 'outline' })}
            onClick={props.onClose}
          >
            <Trans>Keep the product</Trans>
          </button>
          <button
            type="button"
            className={button({ variant: 'danger' })}
            disabled={props.isDeleting}
            onClick={props.onDelete}
          >
            <Trans>Delete the product</Trans>
          </button>
        </div>
      </div>
    </Dialog>
  );
}
