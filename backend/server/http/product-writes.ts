import * as v from 'valibot';

import { isServiceKind, type ServiceKind } from '#domain/service.ts';

import { servicesCategoryId } from '../../contract/category.ts';
import { productMovedOnCode } from '../../contract/error.ts';
import {
  productBatchSchema,
  seenModifiedKey,
  serviceMetaKey,
  type WireProduct,
  type WireProductWrite,
} from '../../contract/product.ts';
import { callerOf, notAllowed, runsTheShop } from '../policy/caller.ts';
import { serviceTitles } from '../seed/service-titles.ts';
import type { Executor } from '../store/database.ts';
import { addProduct, lockProduct, type NewProduct, writeProduct } from '../store/product-writes.ts';
import { findProduct } from '../store/products.ts';
import { textIn, type WrittenText } from '../store/translated-text.ts';
import { findVendor } from '../store/vendors.ts';
import { json } from './answer.ts';
import { type Call, languageOf, readBody } from './call.ts';
import { demand } from './customer-input.ts';
import { invalidParameter, refusal } from './failure.ts';
import { categoryOf, nameOf, priceOf, productChangeOf, readProductWrite } from './product-input.ts';
import { productView, wireTime } from './product-view.ts';

/** As in WooCommerce; a vendor's own wishes come through the app, which has looked whose product it is (ADR 0028). */
async function demandShopkeeper(call: Call, deed: 'create' | 'edit' | 'delete'): Promise<void> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, deed);
}

function unknownProduct() {
  return refusal(400, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
}

function namedMeta({ meta_data: meta }: WireProductWrite, key: string): unknown {
  return meta.find((entry) => entry.key === key)?.value;
}

function serviceOf(sent: WireProductWrite): ServiceKind | null {
  const service = namedMeta(sent, serviceMetaKey);
  if (service === undefined) return null;
  if (isServiceKind(service)) return service;
  throw invalidParameter('meta_data', `${serviceMetaKey} is no service.`);
}

async function newProductOf(
  transaction: Executor,
  sent: WireProductWrite,
  locale: WrittenText['locale'],
): Promise<NewProduct> {
  const service = serviceOf(sent);
  const priced = sent.type === 'variable' ? [] : ['regular_price'];
  demand({ ...sent }, ['vendor', ...priced, ...(service ? [] : ['name', 'categories'])]);
  const vendorId = sent.vendor ?? 0;
  if (!(await findVendor(transaction, vendorId))) {
    throw invalidParameter('vendor', 'vendor is no vendor.');
  }
  return {
    vendorId,
    service,
    priceCents: priceOf(sent.regular_price ?? '0'),
    status: sent.status ?? 'publish',
    categoryId: service ? servicesCategoryId : await categoryOf(transaction, sent.categories ?? []),
    title: service ? serviceTitles[service] : textIn({ locale, text: nameOf(sent.name ?? '') }),
  };
}

async function viewOf(call: Call, executor: Executor, id: number): Promise<WireProduct> {
  const stored = await findProduct(executor, id);
  if (!stored) throw unknownProduct();
  return productView(stored, languageOf(call.url), call.url.origin);
}

/** What was just written, with what WordPress adds for those who edit. */
async function writtenView(call: Call, executor: Executor, id: number): Promise<WireProduct> {
  const product = await viewOf(call, executor, id);
  return {
    ...product,
    permalink_template: `${call.url.origin}/product/%pagename%/`,
    generated_slug: product.slug,
  };
}

async function change(call: Call, transaction: Executor, id: number, sent: WireProductWrite) {
  const row = await lockProduct(transaction, id);
  if (!row || row.status === 'trash') throw unknownProduct();
  const seen = namedMeta(sent, seenModifiedKey);
  if (seen !== undefined && seen !== wireTime(row.modifiedAt)) {
    throw refusal(409, productMovedOnCode, 'The product was changed in the meantime.');
  }
  const wanted = await productChangeOf(transaction, row, sent, languageOf(call.url));
  await writeProduct(transaction, row, wanted, call.services.clock());
}

async function throwAway(call: Call, transaction: Executor, id: number): Promise<void> {
  const row = await lockProduct(transaction, id);
  if (!row || row.status === 'trash') {
    throw refusal(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
  }
  await writeProduct(transaction, row, { status: 'trash' }, call.services.clock());
}

async function create(call: Call, transaction: Executor, sent: WireProductWrite) {
  const id = await addProduct(
    transaction,
    await newProductOf(transaction, sent, languageOf(call.url)),
    call.services.clock(),
  );
  const { description, images, manage_stock, stock_quantity, type, sku, attributes } = sent;
  if (serviceOf(sent) === null) {
    const counted = { manage_stock, stock_quantity };
    const rest = { description, images, ...counted, type, sku, attributes, meta_data: [] };
    await change(call, transaction, id, rest);
  }
  return id;
}

/** POST wc/v3/products: one more product of a vendor, or a service that it did not offer yet. */
export async function productCreate(call: Call): Promise<Response> {
  await demandShopkeeper(call, 'create');
  const sent = readProductWrite(await readBody(call.request));
  const { database } = call.services;
  const id = await database.transaction((transaction) => create(call, transaction, sent));
  return json(await writtenView(call, database, id), 201);
}

/** PATCH, PUT or POST wc/v3/products/{id}: what is named; 409 when it is not as its sender saw it. */
export async function productChange(call: Call): Promise<Response> {
  await demandShopkeeper(call, 'edit');
  const id = Number(call.params[0]);
  const sent = readProductWrite(await readBody(call.request));
  const { database } = call.services;
  await database.transaction((transaction) => change(call, transaction, id, sent));
  return json(await writtenView(call, database, id));
}

/** DELETE wc/v3/products/{id}: into the trash and never further, since orders name it. */
export async function productDelete(call: Call): Promise<Response> {
  await demandShopkeeper(call, 'delete');
  const id = Number(call.params[0]);
  const { database } = call.services;
  await database.transaction((transaction) => throwAway(call, transaction, id));
  return json(await viewOf(call, database, id));
}

/** POST wc/v3/products/batch: everything that was sent, or nothing of it. */
export async function productBatch(call: Call): Promise<Response> {
  await demandShopkeeper(call, 'edit');
  const parsed = v.safeParse(productBatchSchema, await readBody(call.request));
  if (!parsed.success) throw invalidParameter('body', 'This is no batch.');
  const { create: toCreate, update: toChange, delete: toDelete } = parsed.output;
  if (toCreate.length + toChange.length + toDelete.length > 100) {
    throw refusal(413, 'woocommerce_rest_request_entity_too_large', 'Too many items.');
  }
  const { database } = call.services;
  const created = await database.transaction(async (transaction) => {
    for (const item of toChange) await change(call, transaction, item.id, readProductWrite(item));
    const ids: number[] = [];
    for (const item of toCreate) ids.push(await create(call, transaction, readProductWrite(item)));
    for (const id of toDelete) await throwAway(call, transaction, id);
    return ids;
  });
  const views = (ids: readonly number[]) =>
    Promise.all(ids.map((id) => viewOf(call, database, id)));
  return json({
    create: await views(created),
    update: await views(toChange.map(({ id }) => id)),
    delete: await views(toDelete),
  });
}
