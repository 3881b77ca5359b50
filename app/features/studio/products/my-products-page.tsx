import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import {
  ErrorPanel,
  LoadingPanel,
  NoDataPanel,
  NoResultsPanel,
} from '#app/ui/state/state-panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useLastPage } from '#app/ui/list/use-last-page.ts';
import { usePageTurn } from '#app/ui/list/use-page-turn.ts';
import type { Locale } from '#domain/locale.ts';
import type { OwnProductSearch } from '#domain/product/own-product-search.ts';
import type { OwnProductRow } from '#domain/product/own-product-values.ts';
import { countedRows, type Paged } from '#domain/paging/pagination.ts';
import { css, cx } from '#styled/css/index.js';

import { ownProductsQuery } from './my-products.queries.ts';
import { column, list } from './my-products.recipe.ts';
import { ownProductsAddress } from './own-products-address.ts';
import { ProductRow } from './product-row.tsx';
import { ProductTools } from './product-tools.tsx';

interface MyProductsPageProps {
  locale: Locale;
  search: OwnProductSearch;
  /** The link to the celebrity's other offers. */
  tabs: ReactNode;
  onSearch: (words: string) => void;
}

const count = css({ display: 'block', textStyle: 'hint', color: 'text2', marginBottom: '12px' });

function ProductList(props: { products: Paged<OwnProductRow> } & MyProductsPageProps) {
  const { t } = useLingui();
  const { products, locale, search } = props;
  useLastPage(products);
  const narrowed = search.search !== '' || search.status !== null;
  if (products.rows.length === 0) {
    return narrowed ? (
      <NoResultsPanel />
    ) : (
      <NoDataPanel>
        <p>
          <Trans>Everything you add here goes on sale on your page.</Trans>
        </p>
      </NoDataPanel>
    );
  }
  return (
    <>
      <ul className={list} aria-label={t`My products`}>
        {products.rows.map((product) => (
          <li key={product.id}>
            <ProductRow product={product} locale={locale} />
          </li>
        ))}
      </ul>
      <Pagination
        state={products}
        link={(to, look) => (
          <Link
            to="/{-$locale}/my-products"
            search={ownProductsAddress({ ...search, page: to })}
            {...look}
          />
        )}
      />
    </>
  );
}

/** My products: everything the celebrity ships, published or not. */
export function MyProductsPage(props: MyProductsPageProps) {
  const { t } = useLingui();
  const { say } = useToasts();
  const hydrated = useHydrated();
  const { data, isError, refetch } = useQuery(ownProductsQuery(props.locale, props.search));
  const failed = hydrated && isError && !data;
  const found = data ? countedRows(data) : null;
  useEffect(() => {
    if (failed) say({ id: 'products-load', kind: 'error', text: t`Failed to load products!` });
  }, [failed, say, t]);
  const { page: turned, status, search } = props.search;
  const heading = usePageTurn<HTMLHeadingElement>(turned, `${status} ${search}`);
  return (
    <div className={cx(page, column)}>
      <h1 ref={heading} tabIndex={-1} className={pageTitle}>
        <Trans>My products</Trans>
      </h1>
      {props.tabs}
      <ProductTools search={props.search} onSearch={props.onSearch} />
      <output className={count}>
        {found === null ? null : <Plural value={found} one="# product" other="# products" />}
      </output>
      {data ? (
        <ProductList {...props} products={data} />
      ) : failed ? (
        <ErrorPanel sentence={t`Failed to load products!`} onRetry={() => void refetch()} />
      ) : (
        <LoadingPanel />
      )}
    </div>
  );
}
