import * as v from 'valibot';

import { servicesCategorySlug } from '#backend/contract/catalog/category.ts';
import { paths } from '#backend/contract/paths.ts';
import {
  productBatchSchema,
  seenModifiedKey,
  serviceMetaKey,
} from '#backend/contract/catalog/product.ts';
import { searchWords } from '#domain/text/search-words.ts';
import { findsAll } from '#domain/text/word-match.ts';

import { kindOf, rowSchema, type ProductRow } from '../additions.server.ts';
import { answerList } from './catalog-answers.server.ts';
import { productRows, sellerIdOf, type CachedCatalog } from './catalog-index.server.ts';
import { requireOwnPictures } from './product-pictures.server.ts';
import { json, pageAnswer, refusal, type WordpressSite } from '../site.server.ts';
import { soldOf } from '../people/store-standing.server.ts';
import type { WriteLocks } from '../write-locks.server.ts';

/** Statuses of what someone sells and does not show; each is asked for by itself. */
const unpublished = ['draft', 'pending', 'private'] as const;

/**
 * All that a vendor sells, published or not. With a vendor's own token WooCommerce lists what is this vendor's and
 * nothing else, as WCFM sees to it. Where it lists others' as well, only the first page is looked at: what is published
 * is in the vendor's own list, and the rest is looked for with the key among what no one is shown, as what is not found
 * would be made twice.
 * @param authorization the vendor's
 */
async function rowsOf(
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

function isWanted(row: ProductRow, url: URL): boolean {
  const asked = (name: string) => url.searchParams.get(name);
  const status = asked('status');
  const names = searchWords(row.name);
  const words = searchWords(asked('search') ?? '');
  return (
    String(row.virtual) === asked('virtual') &&
    (status === null || (row.status === 'publish') === (status === 'publish')) &&
    findsAll(words, names)
  );
}

/** A list of products: one vendor's own, some by their ids, or the catalogue's. */
export async function answerProducts(
  site: WordpressSite,
  catalogue: CachedCatalog,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  if (url.searchParams.has('include')) return answerOrderable(site, catalogue, request);
  const vendor = url.searchParams.get('vendor');
  if (vendor === null) return answerList(await catalogue.read(), url, 'products');
  const rows = await rowsOf(site, Number(vendor), request.headers.get('authorization'));
  const found = rows
    .filter((row) => isWanted(row, url))
    .toSorted((one, other) => other.id - one.id);
  return pageAnswer(url, found);
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

const writeSchema = v.looseObject({
  vendor: v.optional(v.number()),
  images: v.optional(v.array(v.looseObject({ id: v.optional(v.number()) }))),
  meta_data: v.optional(v.array(v.looseObject({ key: v.string(), value: v.unknown() })), []),
});

/** What answering a product takes. */
interface ProductSide {
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

async function change(
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

async function make(
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

type Batch = v.InferOutput<typeof productBatchSchema>;

/** Whose products a batch is about. */
async function vendorOf(site: WordpressSite, { create, update }: Batch): Promise<number | null> {
  const [made] = create;
  if (made !== undefined) return v.parse(writeSchema, made).vendor ?? null;
  const [changed] = update;
  return changed ? sellerIdOf(await site.ask(paths.product(changed.id), rowSchema)) : null;
}

/**
 * Several at once, one after the other: a vendor may not send a batch. Where one is refused the rest is left, and those
 * before it stay. A vendor's batches take turns, so that one that was given up is over before the next one looks.
 */
export async function answerProductBatch(side: ProductSide, request: Request): Promise<Response> {
  const batch = v.parse(productBatchSchema, await request.json());
  const vendor = await vendorOf(side.site, batch);
  const save = () => saveAll(side, request, batch, vendor);
  const name = `services ${vendor}`;
  return batch.create.length > 0 ? side.turns(name, save, { makes: true }) : side.turns(name, save);
}

async function saveAll(
  side: ProductSide,
  request: Request,
  { create, update }: Batch,
  vendor: number | null,
): Promise<Response> {
  const answers: { create: unknown[]; update: unknown[] } = { create: [], update: [] };
  for (const product of update) {
    const answer = await change(side, request, product.id, product);
    if (!answer.ok) return answer;
    answers.update.push(await answer.json());
  }
  const authorization = request.headers.get('authorization');
  const rows =
    create.length > 0 && vendor !== null ? await rowsOf(side.site, vendor, authorization) : [];
  for (const product of create) {
    const answer = await makeOnce(side, request, product, rows);
    if (!answer.ok) return answer;
    answers.create.push(await answer.json());
  }
  return json(answers);
}

/** A service of a kind that is there by now is changed: a celebrity has each once. */
async function makeOnce(
  side: ProductSide,
  request: Request,
  sent: unknown,
  rows: readonly ProductRow[],
): Promise<Response> {
  const { vendor: _, meta_data, ...product } = v.parse(writeSchema, sent);
  const kind = kindOf({ meta_data });
  const there = kind === null ? undefined : rows.find((row) => kindOf(row) === kind);
  return there ? change(side, request, there.id, product) : make(side, request, sent);
}
