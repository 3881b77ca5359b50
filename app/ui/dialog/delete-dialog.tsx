import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { button } from '#app/ui/button.recipe.ts';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { css, cx } from '#styled/css/index.js';

import { Dialog } from './dialog.tsx';
import { questionBox, questionFoot, questionTitle, questionWords } from './question.recipe.ts';

interface DeleteDialogProps {
  open: boolean;
  /** The name of the thing to delete. */
  title: string;
  /** What happens to related data. */
  consequence: ReactNode;
  keep: ReactNode;
  remove: ReactNode;
  isDeleting: boolean;
  /** Why the deletion failed; null before the first attempt. */
  failure: ReactNode;
  onClose: () => void;
  onDelete: () => void;
}

/** Asks for confirmation before something is deleted, which cannot be undone. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { t } = useLingui();
  const { title } = props;
  return (
    <Dialog open={props.open} onClose={props.onClose} label={t`Delete “${title}”?`}>
      <div className={questionBox}>
        <h2 className={questionTitle}>
          <Trans>Delete “{title}”?</Trans>
        </h2>
        <p className={questionWords}>{props.consequence}</p>
        {props.failure ? (
          <p role="alert" className={cx(fieldError, css({ marginBottom: '12px' }))}>
            <CircleAlert aria-hidden />
            {props.failure}
          </p>
        ) : null}
        <div className={questionFoot}>
          <button
            type="button"
            data-first-focus
            className={button({ variant: 'outline' })}
            onClick={props.onClose}
          >
            {props.keep}
          </button>
          <button
            type="button"
            className={button({ variant: 'danger' })}
            {...busyButtonProps(props.isDeleting, props.onDelete)}
          >
            {props.remove}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
