import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ProductGrid } from '#app/features/catalog/product-grid.tsx';
import { productsQuery } from '#app/entities/product/products.queries.ts';
import { celebritiesQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { CelebrityGrid } from '#app/features/catalog/celebrity-grid.tsx';
import { cardGrid, visuallyHidden } from '#app/ui/layout/page.recipe.ts';
import { CardSkeleton } from '#app/ui/state/skeleton.tsx';
import { ErrorPanel } from '#app/ui/state/state-panel.tsx';
import type { ListKind } from '#domain/catalog/facets.ts';
import { css } from '#styled/css/index.js';

import type { Listing } from './listing.ts';

const below = css({ '& + &': { marginTop: '56px' } });
const heading = css({ textStyle: 'h2', marginBottom: '24px' });

const titles = {
  celebrities: <Trans>Celebrities</Trans>,
  products: <Trans>Signed by the stars, sent to you</Trans>,
} as const satisfies Record<ListKind, ReactNode>;

/** The state of the lists at one URL. */
export function useLists({ locale, kinds, filters }: Listing) {
  const celebrities = useQuery({
    ...celebritiesQuery(locale, filters),
    enabled: kinds.includes('celebrities'),
  });
  const products = useQuery({
    ...productsQuery(locale, filters),
    enabled: kinds.includes('products'),
  });
  return { celebrities, products };
}

function Section(props: { kind: ListKind; alone: boolean; children: ReactNode }) {
  const id = `${props.kind}-list`;
  return (
    <section aria-labelledby={id} className={below}>
      <h2 id={id} className={props.alone ? visuallyHidden : heading}>
        {titles[props.kind]}
      </h2>
      {props.children}
    </section>
  );
}

function Skeletons() {
  return (
    <div className={cardGrid} aria-busy="true">
      {Array.from({ length: 12 }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

/** The lists at one URL in the given order; each loads and fails independently. */
export function ListingSections(props: {
  listing: Listing;
  lists: ReturnType<typeof useLists>;
  order: readonly ListKind[];
}) {
  const { locale } = props.listing;
  const shown = props.order.filter((kind) => {
    const { data } = props.lists[kind];
    return props.listing.kinds.includes(kind) && (data === undefined || data.rows.length > 0);
  });
  return shown.map((kind) => {
    const { celebrities, products } = props.lists;
    const query = kind === 'celebrities' ? celebrities : products;
    let content = <Skeletons />;
    if (query.isError) content = <ErrorPanel onRetry={() => void query.refetch()} />;
    else if (kind === 'celebrities' && celebrities.data) {
      content = <CelebrityGrid celebrities={celebrities.data.rows} locale={locale} />;
    } else if (kind === 'products' && products.data) {
      content = <ProductGrid products={products.data.rows} locale={locale} />;
    }
    return (
      <Section key={kind} kind={kind} alone={shown.length === 1}>
        {content}
      </Section>
    );
  });
}
