import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Plus, Search } from 'lucide-react';

import { chip } from '#app/ui/badge.recipe.ts';
import { button } from '#app/ui/button.recipe.ts';
import { fieldInput } from '#app/ui/field/form.recipe.ts';
import { useFollowedWords } from '#app/ui/field/use-followed-words.ts';
import type { OwnProductSearch } from '#domain/product/own-product-search.ts';
import { productStatuses } from '#domain/product/product-status.ts';
import { cx } from '#styled/css/index.js';

import { statusName } from './my-products.messages.ts';
import { chipNow, chips, searchRow, tools } from './my-products.recipe.ts';
import { ownProductsAddress } from './own-products-address.ts';

/** Search, status, and one more product. */
export function ProductTools(props: {
  search: OwnProductSearch;
  onSearch: (words: string) => void;
}) {
  const { t } = useLingui();
  const { search, status } = props.search;
  const { field, sent } = useFollowedWords(search);
  return (
    <>
      <div className={tools}>
        <search>
          <form
            method="get"
            className={searchRow}
            onSubmit={(event) => {
              event.preventDefault();
              const words = field.current?.value.trim() ?? '';
              sent(words);
              props.onSearch(words);
            }}
          >
            {status ? <input type="hidden" name="status" value={status} /> : null}
            <input
              ref={field}
              type="search"
              name="search"
              defaultValue={search}
              maxLength={100}
              aria-label={t`Search my products`}
              placeholder={t`Search my products`}
              className={fieldInput}
            />
            <button type="submit" className={button({ variant: 'outline' })} aria-label={t`Search`}>
              <Search aria-hidden size={20} />
            </button>
          </form>
        </search>
        <Link to="/{-$locale}/my-products/new" className={button({ size: 'normal' })}>
          <Plus aria-hidden size={20} />
          <Trans>Add new</Trans>
        </Link>
      </div>
      <nav className={chips} aria-label={t`Status`}>
        {[null, ...productStatuses].map((one) => (
          <Link
            key={one ?? 'all'}
            from="/{-$locale}/my-products/"
            to="/{-$locale}/my-products"
            // A search may be under way.
            search={(now) => ownProductsAddress({ search: now.search, status: one })}
            className={cx(chip(), one === status ? chipNow : undefined)}
            aria-current={one === status ? 'true' : undefined}
          >
            {one === null ? <Trans>All</Trans> : t(statusName[one])}
          </Link>
        ))}
      </nav>
    </>
  );
}
