import { paths } from '#backend/contract/paths.ts';
import { productListSchema } from '#backend/contract/catalog/product.ts';
import type { CatalogSearch } from '#domain/catalog/canonical-search.ts';
import type { Locale } from '#domain/locale.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type { ProductCard } from '#domain/product/product.ts';
import { wireFilters } from './catalog-list.server.ts';
import { askCards } from './ask-cards.server.ts';
import { sorts, cardFrom } from './products.server.ts';

/** One page of the products that match the filters, newest first unless another order is requested. */
export async function listProducts(
  locale: Locale,
  search: CatalogSearch = {},
): Promise<Paged<ProductCard>> {
  const question = {
    as: 'service',
    query: {
      ...wireFilters(search, locale),
      ...sorts[search.sort ?? 'newest'],
      status: 'publish',
      virtual: 'false',
      type: 'simple',
    },
    schema: productListSchema,
  } as const;
  return askCards(paths.products, question, { kind: 'products', search }, cardFrom);
}
