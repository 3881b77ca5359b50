import {
  variationWriteSchema,
  type WireVariationWrite,
} from '#backend/contract/catalog/variation.ts';
import { requireShopkeeper } from '#backend/http/auth/caller.ts';
import type { Executor } from '#backend/db/database.ts';
import { lockProduct } from './store/product-lock.ts';
import { transact } from '#backend/db/transact.ts';
import {
  addVariation,
  findVariation,
  type StoredVariation,
  type VariationChange,
  writeVariation,
} from '#backend/modules/catalog/store/variations.ts';
import { created, json } from '#backend/http/wire/answer.ts';
import { batch } from '#backend/http/wire/batch.ts';
import { type Call, readParameters } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { demand } from '#backend/modules/people/customer-input.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { metaIn, pricesIn, sizesIn } from './goods-write.ts';
import { variationFields } from './product-fields.ts';
import { skuOf } from './product-input.ts';
import { variationView } from './variation-view.ts';
import { type ProductRow, unknownProduct, unknownVariation } from './variations.ts';

/** The parent product, locked, so that its price is updated in the same transaction. */
async function variableProduct(transaction: Executor, call: Call): Promise<ProductRow> {
  const product = await lockProduct(transaction, Number(call.params[0]));
  if (!product || product.status === 'trash') throw unknownProduct();
  if (product.type === 'variable') return product;
  throw refusal(400, 'woocommerce_rest_product_not_variable', 'This product has no variations.');
}

/** The options in a request, which the product has to offer for the attributes that its variations differ by. */
function optionsOf(product: ProductRow, sent: NonNullable<WireVariationWrite['attributes']>) {
  return sent.map(({ name, option }) => {
    const attribute = product.attributes.find((one) => one.variation && one.name === name);
    if (attribute?.options.includes(option)) return { name, option };
    throw invalidParameter('attributes', `${name} has no option ${option} here.`);
  });
}

async function changeOf(
  transaction: Executor,
  product: ProductRow,
  sent: WireVariationWrite,
  before: Pick<StoredVariation, 'id' | 'meta'>,
): Promise<VariationChange> {
  const { manage_stock: counted, stock_quantity: pieces } = sent;
  const prices = pricesIn(sent);
  const meta = metaIn(before.meta, sent.meta_data, { id: before.id, service: null });
  return {
    ...(sent.attributes && { options: optionsOf(product, sent.attributes) }),
    ...(prices && { prices }),
    ...(meta && { meta }),
    details: sizesIn(sent),
    ...(sent.description !== undefined && { description: sent.description }),
    ...(sent.sku !== undefined && { sku: await skuOf(transaction, sent.sku, before.id) }),
    ...(sent.status && { status: sent.status }),
    ...(sent.menu_order !== undefined && { position: sent.menu_order }),
    ...(pieces != null && { stock: pieces }),
    ...(counted === false && { stock: null }),
  };
}

/** The variation as stored, after checking that nothing in the request was dropped. */
async function written(
  call: Call,
  transaction: Executor,
  { id, product, body }: { id: number; product: ProductRow; body: Record<string, unknown> },
) {
  const variation = await findVariation(transaction, product.id, id);
  if (!variation) throw unknownVariation();
  const view = variationView(variation, product, call.url.origin);
  requireKept(variationFields, body, view);
  return view;
}

/** POST wc/v3/products/{id}/variations. */
export async function variationCreate(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'create');
  const body = await readBody(call.request);
  const sent = readParameters(variationWriteSchema, body);
  demand({ ...sent }, ['regular_price', 'attributes']);
  const made = await transact(call.services.database, async (transaction) => {
    const product = await variableProduct(transaction, call);
    const now = call.services.clock();
    const fresh = { options: [], description: '', priceCents: 0, position: 0 };
    const row = { ...fresh, status: 'publish' as const, productId: product.id };
    const made = await addVariation(transaction, row, now);
    const change = await changeOf(transaction, product, sent, made);
    await writeVariation(transaction, made, change, now);
    return written(call, transaction, { id: made.id, product, body });
  });
  return created(call, made);
}

async function lockedVariation(
  transaction: Executor,
  call: Call,
): Promise<{ product: ProductRow; variation: StoredVariation }> {
  const product = await variableProduct(transaction, call);
  const variation = await findVariation(transaction, product.id, Number(call.params[1]));
  if (!variation) throw unknownVariation();
  return { product, variation };
}

/** PATCH, PUT or POST wc/v3/products/{id}/variations/{id}: a partial update. */
export async function variationChange(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'edit');
  const body = await readBody(call.request);
  const sent = readParameters(variationWriteSchema, body);
  const { database, clock } = call.services;
  return transact(database, async (transaction) => {
    const { product, variation } = await lockedVariation(transaction, call);
    const change = await changeOf(transaction, product, sent, variation);
    await writeVariation(transaction, variation, change, clock());
    return json(await written(call, transaction, { id: variation.id, product, body }));
  });
}

/** POST wc/v3/products/{id}/variations/batch. */
export function variationBatch(call: Call): Promise<Response> {
  return batch(call, {
    create: variationCreate,
    update: variationChange,
    delete: variationDelete,
  });
}

/** DELETE wc/v3/products/{id}/variations/{id}: moves it to the trash, never further, since orders refer to it. */
export async function variationDelete(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'delete');
  const { database, clock } = call.services;
  return transact(database, async (transaction) => {
    const { product, variation } = await lockedVariation(transaction, call);
    await writeVariation(transaction, variation, { status: 'trash', sku: null }, clock());
    return json(variationView(variation, product, call.url.origin));
  });
}
