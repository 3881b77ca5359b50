import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { ComponentType } from 'react';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { forgetShop } from '#app/entities/celebrity/forget-shop.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import type { User } from '#domain/account/user.ts';
import type { Locale } from '#domain/locale.ts';
import type { TypedProduct } from '#domain/product/own-product.ts';

import { NewProductPage } from './product-page.tsx';

interface NewProductScreenProps {
  /** The product page as fans see it, which belongs to another feature and is passed in. */
  Preview: ComponentType<{ typed: TypedProduct; viewer: User; locale: Locale }>;
}

const none: readonly never[] = [];

/** Adds a product. */
export function NewProductScreen({ Preview }: NewProductScreenProps) {
  const { viewer } = useRouteContext({ from: '/{-$locale}/_account/my-products/new' });
  const locale = useLocale();
  const navigate = useNavigate({ from: '/{-$locale}/my-products/new' });
  const queryClient = useQueryClient();
  const { data: categories = none } = useQuery(categoriesQuery(locale));
  return (
    <NewProductPage
      key={locale}
      viewer={viewer}
      locale={locale}
      categories={categories}
      preview={(typed) => <Preview typed={typed} viewer={viewer} locale={locale} />}
      onSaved={({ id }, isHere) => {
        forgetShop(queryClient);
        if (!isHere) return undefined;
        return navigate({
          to: '/{-$locale}/my-products/$id',
          params: { id: String(id) },
          replace: true,
          ignoreBlocker: true,
        });
      }}
      onDeleted={() => undefined}
    />
  );
}
