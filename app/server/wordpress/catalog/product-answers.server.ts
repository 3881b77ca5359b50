import * as v from 'valibot';
import { servicesCategorySlug } from '#backend/contract/catalog/category.ts';
import { paths } from '#backend/contract/paths.ts';
import { seenModifiedKey, serviceMetaKey } from '#backend/contract/catalog/product.ts';
import { rowSchema } from '../additions.server.ts';
import { sellerIdOf, type CachedCatalog } from './catalog-index.server.ts';
import { requireOwnPictures } from './require-own-pictures.server.ts';
import { json, refusal, type WordpressSite } from '#app/server/wordpress/site.server.ts';
import type { WriteLocks } from '#app/server/wordpress/write-lock-types.server.ts';

export const writeSchema = v.looseObject({
  vendor: v.optional(v.number()),
  images: v.optional(v.array(v.looseObject({ id: v.optional(v.number()) }))),
  meta_data: v.optional(v.array(v.looseObject({ key: v.string(), value: v.unknown() })), []),
});

/** What answering a product takes. */
export interface ProductSide {
  readonly site: WordpressSite;
  readonly catalogue: CachedCatalog;
  readonly turns: WriteLocks;
}

/** A change of a product, without the mark that WooCommerce would keep as meta. */
export async function answerProductChange(
  side: ProductSide,
  request: Request,
  id: number,
): Promise<Response> {
  if (request.method !== 'DELETE') return change(side, request, id, await request.json());
  return forgetting(side.catalogue, await side.site.pass(request));
}

export async function change(
  { site, catalogue }: ProductSide,
  request: Request,
  id: number,
  sent: unknown,
): Promise<Response> {
  const { meta_data, ...changed } = v.parse(writeSchema, sent);
  if (changed.images) {
    const row = await site.ask(paths.product(id), rowSchema);
    await requireOwnPictures(site, request, changed.images, { vendor: sellerIdOf(row), row });
  }
  const meta = meta_data.filter(({ key }) => key !== seenModifiedKey);
  const body = {
    ...changed,
    ...(meta.length > 0 ? { meta_data: meta } : {}),
  };
  const answer = await site.pass(request, { method: 'PATCH', path: paths.product(id), body });
  return forgetting(catalogue, answer);
}

async function forgetting(catalogue: CachedCatalog, answer: Response): Promise<Response> {
  if (answer.ok) await catalogue.forget();
  return answer;
}

/** The category that no page lists, for a new service. */
async function servicesCategory(catalogue: CachedCatalog): Promise<{ id: number }[]> {
  const tree = await catalogue.tree();
  const found = tree.find(({ slug }) => slug === servicesCategorySlug);
  return found ? [{ id: found.id }] : [];
}

/**
 * A new product. WordPress makes it that person's whose word it is, so it comes with the celebrity's own token; one
 * that became someone else's is taken away again.
 */
export async function answerNewProduct(side: ProductSide, request: Request): Promise<Response> {
  return make(side, request, await request.json());
}

export async function make(
  { site, catalogue }: ProductSide,
  request: Request,
  sent: unknown,
): Promise<Response> {
  const { vendor = null, ...product } = v.parse(writeSchema, sent);
  await requireOwnPictures(site, request, product.images ?? [], { vendor });
  const kind = product.meta_data.find(({ key }) => key === serviceMetaKey)?.value;
  const filed = kind ? { categories: await servicesCategory(catalogue) } : {};
  const body = { ...filed, ...product };
  const answer = await site.pass(request, { path: paths.products, body });
  if (!answer.ok) return answer;
  const made = v.parse(rowSchema, await answer.json());
  if (vendor !== null && sellerIdOf(made) !== vendor) {
    await site.ask(paths.product(made.id), v.unknown(), {
      method: 'DELETE',
      query: { force: 'true' },
    });
    return refusal(403, 'astera_not_the_vendors', 'The product became someone else’s.');
  }
  await catalogue.forget();
  return json(made, answer.status);
}
