import { isServiceKind, type ServiceKind } from '#domain/service/service.ts';
import { searchWords } from '#domain/text/search-words.ts';

import { servicesCategoryId } from '#backend/contract/catalog/category.ts';
import { productMovedOnCode } from '#backend/contract/error.ts';
import {
  productBatchSchema,
  seenModifiedKey,
  serviceMetaKey,
  type WireProduct,
} from '#backend/contract/catalog/product.ts';
import { type WireProductWrite } from '#backend/contract/catalog/product-write.ts';
import { requireShopkeeper } from '#backend/http/auth/caller.ts';
import { serviceTitles } from './service-titles.ts';
import type { Executor } from '#backend/db/database.ts';
import {
  addProduct,
  lockProduct,
  lockProducts,
  type NewProduct,
  writeProduct,
} from '#backend/modules/catalog/store/product-writes.ts';
import { findProduct } from '#backend/modules/catalog/store/products.ts';
import { learnWords } from '#backend/search/learned-words.ts';
import { transact } from '#backend/db/transact.ts';
import { textIn, type WrittenText } from '#backend/modules/catalog/store/translated-text.ts';
import { findVendor } from '#backend/modules/vendors/store/vendors.ts';
import { created, json, unlessChanged } from '#backend/http/wire/answer.ts';
import { type Call, languageOf, readBody, readParameters } from '#backend/http/wire/call.ts';
import { demand } from '#backend/modules/people/customer-input.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/field-rules.ts';
import { productChangeOf } from './product-change.ts';
import { productFields } from './product-fields.ts';
import { categoryOf, nameOf, priceOf, readProductWrite } from './product-input.ts';
import { productView } from './product-view.ts';
import { wireTime } from '#backend/http/wire/time.ts';

/** What is wanted, and the body that says it. */
interface Wanted {
  readonly sent: WireProductWrite;
  readonly body: Readonly<Record<string, unknown>>;
}

function wantedOf(body: Readonly<Record<string, unknown>>): Wanted {
  return { sent: readProductWrite(body), body };
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
  // Without a vendor it is the shop's own; a service is always someone's.
  demand({ ...sent }, [...priced, ...(service ? ['vendor'] : ['name'])]);
  const vendorId = sent.vendor ?? null;
  if (vendorId !== null && !(await findVendor(transaction, vendorId))) {
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

/** Sees to it that nothing of what was sent is dropped. */
async function demandWritten(call: Call, transaction: Executor, id: number, { body }: Wanted) {
  const stored = await findProduct(transaction, id);
  if (!stored) throw unknownProduct();
  const { vendorId, status } = stored.product;
  const view = productView(stored, languageOf(call.url), call.url.origin);
  // What is published in a closed shop is published, though it is shown as private.
  requireKept(productFields, body, { ...view, status, vendor: vendorId });
}

async function write(
  call: Call,
  transaction: Executor,
  id: number,
  sent: WireProductWrite,
): Promise<boolean> {
  const row = await lockProduct(transaction, id);
  if (!row || row.status === 'trash') throw unknownProduct();
  const seen = namedMeta(sent, seenModifiedKey);
  if (seen !== undefined && seen !== wireTime(row.modifiedAt)) {
    throw refusal(409, productMovedOnCode, 'The product was changed in the meantime.');
  }
  const wanted = await productChangeOf(transaction, row, sent, languageOf(call.url));
  return writeProduct(transaction, row, wanted, call.services.clock());
}

/** @returns whether it is another one now */
async function change(
  call: Call,
  transaction: Executor,
  id: number,
  wanted: Wanted,
): Promise<boolean> {
  const isChanged = await write(call, transaction, id, wanted.sent);
  await demandWritten(call, transaction, id, wanted);
  return isChanged;
}

async function throwAway(call: Call, transaction: Executor, id: number): Promise<void> {
  const row = await lockProduct(transaction, id);
  if (!row || row.status === 'trash') {
    throw refusal(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
  }
  await writeProduct(transaction, row, { status: 'trash' }, call.services.clock());
}

async function create(call: Call, transaction: Executor, wanted: Wanted) {
  const { sent } = wanted;
  const id = await addProduct(
    transaction,
    await newProductOf(transaction, sent, languageOf(call.url)),
    call.services.clock(),
  );
  await write(call, transaction, id, sent);
  await demandWritten(call, transaction, id, wanted);
  return id;
}

/**
 * Writes products in one transaction, which begins with what is new in their names: triggers learn the words of each
 * row alone, so that two who write the same ones in another order would wait for each other.
 */
function writing<Result>(
  call: Call,
  wanted: readonly Wanted[],
  write: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  const words = searchWords(wanted.map(({ sent }) => sent.name ?? '').join(' '));
  return transact(call.services.database, async (transaction) => {
    await learnWords(transaction, words);
    return write(transaction);
  });
}

/** POST wc/v3/products: one more product of a vendor, or a service that it did not offer yet. */
export async function productCreate(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'create');
  const wanted = wantedOf(await readBody(call.request));
  const id = await writing(call, [wanted], (transaction) => create(call, transaction, wanted));
  return created(call, await writtenView(call, call.services.database, id));
}

/** PATCH, PUT or POST wc/v3/products/{id}: what is named; 409 when it is not as its sender saw it. */
export async function productChange(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'edit');
  const id = Number(call.params[0]);
  const wanted = wantedOf(await readBody(call.request));
  const isChanged = await writing(call, [wanted], (transaction) =>
    change(call, transaction, id, wanted),
  );
  const view = await writtenView(call, call.services.database, id);
  return json(view, 200, unlessChanged(isChanged));
}

/** DELETE wc/v3/products/{id}: into the trash and never further, since orders name it. */
export async function productDelete(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'delete');
  const id = Number(call.params[0]);
  const { database } = call.services;
  await transact(database, (transaction) => throwAway(call, transaction, id));
  return json(await viewOf(call, database, id));
}

/** POST wc/v3/products/batch: everything that was sent, or nothing of it. */
export async function productBatch(call: Call): Promise<Response> {
  await requireShopkeeper(call, 'edit');
  const sent = readParameters(productBatchSchema, await readBody(call.request));
  const { delete: toDelete } = sent;
  if (sent.create.length + sent.update.length + toDelete.length > 100) {
    throw refusal(413, 'woocommerce_rest_request_entity_too_large', 'Too many items.');
  }
  const toCreate = sent.create.map(wantedOf);
  const toChange = sent.update.map((item) => ({ ...wantedOf(item), id: item.id }));
  const created = await writing(call, [...toCreate, ...toChange], async (transaction) => {
    await lockProducts(transaction, [...toChange.map(({ id }) => id), ...toDelete]);
    for (const item of toChange) await change(call, transaction, item.id, item);
    const ids: number[] = [];
    for (const item of toCreate) ids.push(await create(call, transaction, item));
    for (const id of toDelete) await throwAway(call, transaction, id);
    return ids;
  });
  const views = (ids: readonly number[]) =>
    Promise.all(ids.map((id) => viewOf(call, call.services.database, id)));
  return json({
    create: await views(created),
    update: await views(toChange.map(({ id }) => id)),
    delete: await views(toDelete),
  });
}
