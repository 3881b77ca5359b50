import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

import { useToasts } from '#app/platform/toasts.tsx';
import { DeleteDialog } from '#app/ui/dialog/delete-dialog.tsx';
import type { Locale } from '#domain/locale.ts';
import type { OwnProduct } from '#domain/product/own-product-values.ts';

import { deleteOwnProduct } from './my-products.functions.ts';

/** Deletes a product after confirmation. */
export function DeleteProduct(props: {
  open: boolean;
  product: OwnProduct;
  locale: Locale;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { t } = useLingui();
  const { say } = useToasts();
  const { product, locale } = props;
  const deletion = useMutation({
    mutationFn: () => deleteOwnProduct({ data: { locale, id: product.id } }),
    onSuccess: () => {
      say({ id: 'product', kind: 'success', text: t`Product deleted successfully!` });
      props.onDeleted();
    },
    onError: () => say({ id: 'product', kind: 'error', text: t`Failed to delete product!` }),
  });
  return (
    <DeleteDialog
      open={props.open}
      title={product.title}
      isDeleting={deletion.isPending}
      failure={deletion.isError ? <Trans>Failed to delete product!</Trans> : null}
      consequence={
        <Trans>
          No one will be able to order it any more, and this can’t be undone. Orders already placed
          stay.
        </Trans>
      }
      keep={<Trans>Keep the product</Trans>}
      remove={<Trans>Delete the product</Trans>}
      onClose={() => {
        deletion.reset();
        props.onClose();
      }}
      onDelete={() => deletion.mutate()}
    />
  );
}
