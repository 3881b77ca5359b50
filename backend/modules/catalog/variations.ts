import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import type { lockProduct } from './store/product-lock.ts';
import { findProduct } from '#backend/modules/catalog/store/products.ts';
import { findVariation, variationsOf } from '#backend/modules/catalog/store/variations.ts';
import { json } from '#backend/http/wire/answer.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
import { type Call, pageOf, wholeNumbers } from '#backend/http/wire/call.ts';
import { choice } from '#backend/http/wire/catalog-query.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { variationView } from './variation-view.ts';

export type ProductRow = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

export function unknownProduct() {
  return refusal(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
}

export function unknownVariation() {
  return refusal(404, 'woocommerce_rest_product_variation_invalid_id', 'Invalid ID.');
}

/** The product in the path, if the caller may read it: users who run the shop, and its own vendor. */
async function readableProduct(call: Call, deed: 'list' | 'view'): Promise<ProductRow> {
  const caller = await callerOf(call);
  const isVendor = caller.kind === 'person' && caller.user.role === 'wcfm_vendor';
  if (!runsTheShop(caller) && !isVendor) throw notAllowed(caller, deed);
  const stored = await findProduct(call.services.database, Number(call.params[0]));
  if (!stored || stored.product.status === 'trash') throw unknownProduct();
  if (isVendor && stored.product.vendorId !== caller.user.id) throw notAllowed(caller, deed);
  return stored.product;
}

/** GET wc/v3/products/{id}/variations. */
export async function variationList(call: Call): Promise<Response> {
  const product = await readableProduct(call, 'list');
  const page = pageOf(call.url);
  const include = wholeNumbers(call.url, 'include');
  const exclude = wholeNumbers(call.url, 'exclude');
  const status = choice(call.url, 'status', ['any', 'publish', 'private'], 'any');
  const order = choice(call.url, 'order', ['asc', 'desc'], 'desc');
  const found = (await variationsOf(call.services.database, product.id))
    .filter(({ id }) => (include?.includes(id) ?? true) && !exclude?.includes(id))
    .filter((one) => status === 'any' || one.status === status);
  if (order === 'asc') found.reverse();
  const rows = found.slice(page.offset, page.offset + page.perPage);
  return listAnswer(
    call,
    rows.map((row) => variationView(row, product, call.url.origin)),
    page,
    found.length,
  );
}

/** GET wc/v3/products/{id}/variations/{id}. */
export async function variationOne(call: Call): Promise<Response> {
  const product = await readableProduct(call, 'view');
  const id = Number(call.params[1]);
  const variation = await findVariation(call.services.database, product.id, id);
  if (!variation) throw unknownVariation();
  return json(variationView(variation, product, call.url.origin));
}
