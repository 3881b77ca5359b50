import * as v from 'valibot';
import { paths } from '#backend/contract/paths.ts';
import { rowSchema, type ProductRow } from '#app/server/wordpress/additions.server.ts';
import { productRows, sellerIdOf, type CachedCatalog } from './catalog-index.server.ts';
import { json, refusal, type WordpressSite } from '#app/server/wordpress/site.server.ts';
import { soldOf } from '#app/server/wordpress/people/store-standing.server.ts';

/** Statuses of what someone sells and does not show; each is asked for by itself. */
const unpublished = ['draft', 'pending', 'private'] as const;

/**
 * All that a vendor sells, published or not. With a vendor's own token WooCommerce lists what is this vendor's and
 * nothing else, as WCFM sees to it. Where it lists others' as well, only the first page is looked at: what is published
 * is in the vendor's own list, and the rest is looked for with the key among what no one is shown, as what is not found
 * would be made twice.
 * @param authorization the vendor's
 */
export async function rowsOf(
  site: WordpressSite,
  vendorId: number,
  authorization: string | null,
): Promise<ProductRow[]> {
  const isTheirs = (row: ProductRow) => sellerIdOf(row) === vendorId;
  const listed = await site.readAll(paths.products, rowSchema, { authorization }, isTheirs);
  const others = listed.every(isTheirs) ? [] : await rowsAmongOthers(site, vendorId);
  const own = [...others, ...listed].filter((row) => isTheirs(row) && row.type === 'simple');
  return [...new Map(own.map((row) => [row.id, row])).values()];
}

/** What a vendor sells, and hidden rows of everyone. */
async function rowsAmongOthers(site: WordpressSite, vendorId: number): Promise<ProductRow[]> {
  const lists = await Promise.all([
    site.readAll(paths.vendorProducts(vendorId), rowSchema, { authorization: null }),
    ...unpublished.map((status) => site.readAll(paths.products, rowSchema, { query: { status } })),
  ]);
  return lists.flat();
}

/**
 * One product, or some by their ids, as they can be ordered: one with variations has no one price and is as good as not
 * there, and so is one of a closed store to who asks for what is published.
 */
export async function answerOrderable(
  site: WordpressSite,
  catalogue: CachedCatalog,
  request: Request,
): Promise<Response> {
  const answer = await site.pass(request);
  if (!answer.ok) return answer;
  const found = v.parse(v.union([productRows, rowSchema]), await answer.json());
  const simple = [found].flat().filter(({ type }) => type === 'simple');
  const isPublic = new URL(request.url).searchParams.get('status') === 'publish';
  const rows = isPublic ? await soldOf(catalogue, simple) : simple;
  if (Array.isArray(found)) return json(rows);
  const [row] = rows;
  return row ? json(row) : refusal(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
}
