import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { cx } from '#styled/css/index.js';

import { ownProductQuery } from './my-products.queries.ts';
import { column } from './my-products.recipe.ts';
import { ProductForm, type ProductFormProps } from './product-form.tsx';

type Whole = Omit<ProductFormProps, 'product'>;
type New = Omit<Whole, 'language' | 'onLanguage' | 'picked'>;

/** Adds a product. */
export function NewProductPage(props: New) {
  return (
    <div className={cx(page, column)}>
      <h1 className={pageTitle}>
        <Trans>New product</Trans>
      </h1>
      <ProductForm {...props} language={props.locale} product={null} />
    </div>
  );
}

/** An own product, or the reason it cannot be shown. */
export function EditProductPage({ id, ...props }: Whole & { id: number }) {
  const { t } = useLingui();
  const { say } = useToasts();
  const hydrated = useHydrated();
  const { data, isError, refetch } = useQuery(ownProductQuery(props.language, id));
  const failed = hydrated && isError && !data;
  useEffect(() => {
    if (failed) say({ id: 'products-load', kind: 'error', text: t`Failed to load products!` });
  }, [failed, say, t]);
  return (
    <div className={cx(page, column)}>
      <h1 className={pageTitle}>
        <Trans>Edit product</Trans>
      </h1>
      {data ? (
        <ProductForm key={props.language} {...props} product={data} />
      ) : failed ? (
        <ErrorPanel sentence={t`Failed to load products!`} onRetry={() => void refetch()} />
      ) : (
        <LoadingPanel />
      )}
    </div>
  );
}
