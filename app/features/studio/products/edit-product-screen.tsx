import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useRouteContext, useSearch } from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { forgetShop } from '#app/entities/celebrity/forget-shop.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import type { User } from '#domain/account/user.ts';
import type { Locale } from '#domain/locale.ts';
import type { TypedProduct } from '#domain/product/own-product.ts';

import { EditProductPage } from './product-page.tsx';

interface EditProductScreenProps {
  /** The product page as fans see it, which belongs to another feature and is passed in. */
  Preview: ComponentType<{ typed: TypedProduct; viewer: User; locale: Locale }>;
}

const from = '/{-$locale}/_account/my-products/$id';
const none: readonly never[] = [];

/** Edits one of the celebrity's own products. */
export function EditProductScreen({ Preview }: EditProductScreenProps) {
  const { viewer } = useRouteContext({ from });
  const id = Number(useParams({ from }).id);
  const locale = useLocale();
  const { language = locale } = useSearch({ from });
  const [picked, setPicked] = useState(false);
  const navigate = useNavigate({ from: '/{-$locale}/my-products/$id' });
  const queryClient = useQueryClient();
  const { data: categories = none } = useQuery(categoriesQuery(locale));
  return (
    <EditProductPage
      key={`${locale}-${id}`}
      id={id}
      viewer={viewer}
      locale={locale}
      language={language}
      picked={picked}
      onLanguage={(wanted) => {
        setPicked(true);
        void navigate({ search: { language: wanted }, replace: true, resetScroll: false });
      }}
      categories={categories}
      preview={(typed) => <Preview typed={typed} viewer={viewer} locale={locale} />}
      onSaved={() => forgetShop(queryClient)}
      onDeleted={() => {
        forgetShop(queryClient);
        void navigate({ to: '/{-$locale}/my-products', ignoreBlocker: true });
      }}
    />
  );
}
