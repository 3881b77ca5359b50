import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';

import { useToasts } from '#app/platform/toasts.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { fieldError } from '#app/ui/field/form.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { deleteEditedPage } from './page-settings.functions.ts';
import { buttonRow, dialogBox } from './page-settings.recipe.ts';

/** Asks once more before a page is taken away, which nobody can take back. */
export function DeletePage(props: {
  open: boolean;
  id: number;
  title: string;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { t } = useLingui();
  const { say } = useToasts();
  const { id, title } = props;
  const deletion = useMutation({
    mutationFn: () => deleteEditedPage({ data: { id } }),
    onSuccess: () => {
      say({ id: 'page', kind: 'success', text: t`The page was deleted` });
      props.onDeleted();
    },
  });
  const close = () => {
    deletion.reset();
    props.onClose();
  };
  return (
    <Dialog open={props.open} onClose={close} label={t`Delete “${title}”?`}>
      <div className={dialogBox}>
        <h2 className={css({ textStyle: 'h3', marginBottom: '8px', overflowWrap: 'anywhere' })}>
          <Trans>Delete “{title}”?</Trans>
        </h2>
        <p className={css({ color: 'text2', marginBottom: '20px' })}>
          <Trans>
            Nobody can read it any more, in any language, and its entries in the menus go with it.
            This cannot be undone.
          </Trans>
        </p>
        {deletion.isError ? (
          <p role="alert" className={cx(fieldError, css({ marginBottom: '12px' }))}>
            <CircleAlert aria-hidden />
            <Trans>An error occurred. Please try later</Trans>
          </p>
        ) : null}
        <div className={cx(buttonRow, css({ justifyContent: 'end' }))}>
          <button
            type="button"
            data-first-focus
            className={button({ variant: 'outline' })}
            onClick={close}
          >
            <Trans>Keep the page</Trans>
          </button>
          <button
            type="button"
            className={button({ variant: 'danger' })}
            disabled={deletion.isPending}
            onClick={() => deletion.mutate()}
          >
            <Trans>Delete the page</Trans>
          </button>
        </div>
      </div>
    </Dialog>
  );
}
