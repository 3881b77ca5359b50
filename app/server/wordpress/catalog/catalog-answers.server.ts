import type { WireFacets } from '#backend/contract/catalog/facets.ts';
import type { WireVendor } from '#backend/contract/vendor.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import { findsEach } from '#domain/text/word-match.ts';

import type { ProductRow } from '#app/server/wordpress/additions.server.ts';
import { sellerIdOf, type CatalogIndex } from './catalog-index.server.ts';
import { json, pageAnswer } from '../site.server.ts';
import {
  type Listed,
  listedVendor,
  listedGoods,
  type Filter,
  typedIn,
  foundIn,
} from './listed-vendor.server.ts';

/** Whether the filters of an address let a row through, but for one that is being counted. */
function passes<Row>(
  listed: Listed<Row>,
  url: URL,
  typed: readonly (readonly string[])[],
  but?: Filter,
): boolean {
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const [least, most] = [asked('min_price'), asked('max_price')];
  const { price } = listed;
  return (
    findsEach(typed, typed.length > 0 ? foundIn(listed) : []) &&
    (typed.length > 0 || asked('search') === '') &&
    (but === 'country' || asked('country') === '' || listed.country === asked('country')) &&
    (but === 'category' || asked('category') === '' || isFiled(listed, asked('category'))) &&
    (least === '' || (price !== null && price >= centsFromDecimal(least))) &&
    (most === '' || (price !== null && price <= centsFromDecimal(most)))
  );
}

function isFiled<Row>({ categories }: Listed<Row>, slug: string): boolean {
  return categories.includes(slug);
}

function compare<Row>(url: URL, fallback: string) {
  const by = url.searchParams.get('orderby') ?? fallback;
  const sign = url.searchParams.get('order') === 'desc' ? -1 : 1;
  return (one: Listed<Row>, other: Listed<Row>) => {
    const byId = sign * (one.id - other.id);
    if (by === 'price') {
      if (one.price === null || other.price === null) {
        return Number(one.price === null) - Number(other.price === null) || byId;
      }
      return sign * (one.price - other.price) || byId;
    }
    // Ids grow, so they also say who came later.
    if (by !== 'name' && by !== 'title') return byId;
    return sign * one.sorted.localeCompare(other.sorted) || byId;
  };
}

function listedOf(index: CatalogIndex, of: 'vendors' | 'products') {
  return of === 'vendors'
    ? index.vendors.map(listedVendor)
    : index.goods.map((row) => listedGoods(row, index));
}

/** A list of vendors or goods, narrowed, ordered and cut as the embedded back end does. */
export function answerList(index: CatalogIndex, url: URL, of: 'vendors' | 'products'): Response {
  const rows: readonly Listed<WireVendor | ProductRow>[] = listedOf(index, of);
  const typed = typedIn(url, index.tree);
  const found = rows
    .filter((listed) => passes(listed, url, typed))
    .toSorted(compare(url, of === 'vendors' ? 'id' : 'date'));
  return pageAnswer(
    url,
    found.map(({ row }) => row),
  );
}

/** What one vendor sells by post. */
export function answerGoodsOf(index: CatalogIndex, url: URL, vendorId: number): Response {
  const own = index.goods.filter((row) => sellerIdOf(row) === vendorId);
  return answerList({ ...index, goods: own }, url, 'products');
}

function counted(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** How many rows each country and category would leave, the other filters standing. */
export function answerFacets(index: CatalogIndex, url: URL): Response {
  const of = url.searchParams.get('of') === 'products' ? 'products' : 'vendors';
  const rows: readonly Listed<WireVendor | ProductRow>[] = listedOf(index, of);
  const typed = typedIn(url, index.tree);
  const countries = rows
    .filter((listed) => listed.country !== '' && passes(listed, url, typed, 'country'))
    .map(({ country }) => country);
  const categories = rows
    .filter((listed) => passes(listed, url, typed, 'category'))
    .flatMap((listed) => listed.categories);
  const facets: WireFacets = {
    countries: counted(countries).map(([code, count]) => ({ code, count })),
    categories: counted(categories).map(([slug, count]) => ({ slug, count })),
  };
  return json(facets);
}
