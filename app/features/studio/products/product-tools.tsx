import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { button } from '#app/ui/button.recipe.ts';
import { chipLink, chipRow } from '#app/ui/list/chip-row.recipe.ts';
import { ListSearch } from '#app/ui/list/list-search.tsx';
import type { OwnProductSearch } from '#domain/product/own-product-search.ts';
import { productStatuses } from '#domain/product/product-status.ts';

import { statusName } from './my-products.messages.ts';
import { tools } from './my-products.recipe.ts';
import { ownProductsAddress } from './own-products-address.ts';

const onlyThis = { exact: true, includeSearch: true } as const;

/** Search, status filter, and the link to add a product. */
export function ProductTools(props: {
  search: OwnProductSearch;
  onSearch: (words: string) => void;
}) {
  const { t } = useLingui();
  const { search, status } = props.search;
  return (
    <>
      <div className={tools}>
        <ListSearch words={search} label={t`Search my products`} onSearch={props.onSearch}>
          {status ? <input type="hidden" name="status" value={status} /> : null}
        </ListSearch>
        <Link to="/{-$locale}/my-products/new" className={button({ size: 'normal' })}>
          <Plus aria-hidden size={20} />
          <Trans>Add new</Trans>
        </Link>
      </div>
      <nav aria-label={t`Status`}>
        <ul className={chipRow}>
          {[null, ...productStatuses].map((one) => (
            <li key={one ?? 'all'}>
              <Link
                from="/{-$locale}/my-products/"
                to="/{-$locale}/my-products"
                // A search may be in flight.
                search={(now) => ownProductsAddress({ search: now.search, status: one })}
                className={chipLink}
                activeOptions={onlyThis}
                aria-current={one === status ? 'page' : undefined}
              >
                {one === null ? <Trans>All products</Trans> : t(statusName[one])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
