import { useNavigate, useSearch } from '@tanstack/react-router';

import { useLocale } from '#app/platform/browser/use-locale.ts';

import { ShopTabs } from '../shop-tabs.tsx';
import { MyProductsPage } from './my-products-page.tsx';
import { ownProductsAddress, ownProductsSearchOf } from './own-products-address.ts';

/** A celebrity's own products. */
export function MyProductsScreen() {
  const navigate = useNavigate({ from: '/{-$locale}/my-products/' });
  const search = ownProductsSearchOf(useSearch({ from: '/{-$locale}/_account/my-products/' }));
  return (
    <MyProductsPage
      locale={useLocale()}
      search={search}
      tabs={<ShopTabs />}
      onSearch={(words) =>
        void navigate({ search: ({ status }) => ownProductsAddress({ search: words, status }) })
      }
    />
  );
}
