import { centsFromDecimal } from '#domain/money/money.ts';
import { foundWords, searchWords } from '#domain/text/search/search-words.ts';
import type { CategoryRow, ProductRow } from '#app/server/wordpress/additions.server.ts';
import { sellerIdOf, type CatalogIndex } from './catalog-index.server.ts';
import type { Listed } from './listed-vendor.server.ts';

function withParents(row: ProductRow, tree: readonly CategoryRow[]): string[] {
  const own = row.categories.map(({ id }) => tree.find((one) => one.id === id));
  const parents = own.map((category) => tree.find((one) => one.id === category?.parent));
  return [...new Set([...own, ...parents].flatMap((one) => (one ? [one.slug] : [])))];
}

export function listedGoods(row: ProductRow, { vendors, tree }: CatalogIndex): Listed<ProductRow> {
  const seller = vendors.find(({ vendor_id }) => vendor_id === sellerIdOf(row));
  return {
    row,
    id: row.id,
    words: [...searchWords(row.name), ...foundWords(seller?.vendor_shop_name ?? '')],
    sorted: searchWords(`${row.name} ${seller?.vendor_shop_name ?? ''}`).join(' '),
    country: seller?.vendor_country ?? '',
    categories: withParents(row, tree),
    price: centsFromDecimal(row.price),
    videoDays: null,
    name: row.name,
  };
}
