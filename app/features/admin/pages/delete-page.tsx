import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

import { useToasts } from '#app/platform/toasts.tsx';
import { DeleteDialog } from '#app/ui/dialog/delete-dialog.tsx';

import { deleteEditedPage } from './page-settings.functions.ts';

/** Asks for confirmation before a page is deleted, which cannot be undone. */
export function DeletePage(props: {
  open: boolean;
  id: number;
  title: string;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { t } = useLingui();
  const { say } = useToasts();
  const { id } = props;
  const deletion = useMutation({
    mutationFn: () => deleteEditedPage({ data: { id } }),
    onSuccess: () => {
      say({ id: 'page', kind: 'success', text: t`The page was deleted` });
      props.onDeleted();
    },
  });
  return (
    <DeleteDialog
      open={props.open}
      title={props.title}
      isDeleting={deletion.isPending}
      failure={deletion.isError ? <Trans>An error occurred. Please try later</Trans> : null}
      consequence={
        <Trans>
          No one will be able to read it, in any language, and it’s removed from all menus. This
          can’t be undone.
        </Trans>
      }
      keep={<Trans>Keep the page</Trans>}
      remove={<Trans>Delete the page</Trans>}
      onClose={() => {
        deletion.reset();
        props.onClose();
      }}
      onDelete={() => deletion.mutate()}
    />
  );
}
