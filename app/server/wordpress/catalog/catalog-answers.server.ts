import type { WireVendor } from '#backend/contract/vendor.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import { findsEach } from '#domain/text/search/word-match.ts';
import type { ProductRow } from '#app/server/wordpress/additions.server.ts';
import { sellerIdOf, type CatalogIndex } from './catalog-index.server.ts';
import { pageAnswer } from '../site.server.ts';
import {
  type Listed,
  listedVendor,
  type Filter,
  typedIn,
  foundIn,
} from './listed-vendor.server.ts';
import { listedGoods } from './listed-goods.server.ts';

/** Whether the filters of an address let a row through, but for one that is being counted. */
export function passes<Row>(
  listed: Listed<Row>,
  url: URL,
  typed: readonly (readonly string[])[],
  but?: Filter,
): boolean {
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const [least, most] = [asked('min_price'), asked('max_price')];
  const { price, videoDays } = listed;
  const within = asked('promised_within');
  return (
    findsEach(typed, typed.length > 0 ? foundIn(listed) : []) &&
    (typed.length > 0 || asked('search') === '') &&
    (but === 'country' || asked('country') === '' || listed.country === asked('country')) &&
    (but === 'category' || asked('category') === '' || isFiled(listed, asked('category'))) &&
    (within === '' || (videoDays !== null && videoDays <= Number(within))) &&
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

export function listedOf(index: CatalogIndex, of: 'vendors' | 'products') {
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
