import { searchWords } from '#domain/text/search/search-words.ts';
import { productMovedOnCode } from '#backend/contract/error.ts';
import { seenModifiedKey, type WireProduct } from '#backend/contract/catalog/product.ts';
import { type WireProductWrite } from '#backend/contract/catalog/product-write.ts';
import type { Executor } from '#backend/db/database.ts';
import { writeProduct } from '#backend/modules/catalog/store/product-writes.ts';
import { addProduct } from './store/new-product.ts';
import { lockProduct } from './store/product-lock.ts';
import { findProduct } from '#backend/modules/catalog/store/products.ts';
import { learnWords } from '#backend/search/learned-words.ts';
import { transact } from '#backend/db/transact.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { productChangeOf } from './product-change.ts';
import { productFields } from './product-fields.ts';
import { readProductWrite } from './product-input.ts';
import { productView } from './product-view.ts';
import { wireTime } from '#backend/http/wire/time.ts';
import { namedMeta, newProductOf } from './new-product.ts';

/** A parsed product write and its original body. */
interface Wanted {
  readonly sent: WireProductWrite;
  readonly body: Readonly<Record<string, unknown>>;
}

export function wantedOf(body: Readonly<Record<string, unknown>>): Wanted {
  return { sent: readProductWrite(body), body };
}

function unknownProduct() {
  return refusal(400, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
}

export async function viewOf(call: Call, executor: Executor, id: number): Promise<WireProduct> {
  const stored = await findProduct(executor, id);
  if (!stored) throw unknownProduct();
  return productView(stored, languageOf(call.url), call.url.origin);
}

/** The product just written, with the fields that WordPress adds for editing. */
export async function writtenView(
  call: Call,
  executor: Executor,
  id: number,
): Promise<WireProduct> {
  const product = await viewOf(call, executor, id);
  return {
    ...product,
    permalink_template: `${call.url.origin}/product/%pagename%/`,
    generated_slug: product.slug,
  };
}

/** Makes sure that everything in the request was stored. */
async function demandWritten(call: Call, transaction: Executor, id: number, { body }: Wanted) {
  const stored = await findProduct(transaction, id);
  if (!stored) throw unknownProduct();
  const { vendorId, status } = stored.product;
  const view = productView(stored, languageOf(call.url), call.url.origin);
  // A published product of a closed shop counts as published, although it is shown as private.
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

/** @returns whether the product changed */
export async function change(
  call: Call,
  transaction: Executor,
  id: number,
  wanted: Wanted,
): Promise<boolean> {
  const isChanged = await write(call, transaction, id, wanted.sent);
  await demandWritten(call, transaction, id, wanted);
  return isChanged;
}

export async function throwAway(call: Call, transaction: Executor, id: number): Promise<void> {
  const row = await lockProduct(transaction, id);
  if (!row || row.status === 'trash') {
    throw refusal(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
  }
  await writeProduct(transaction, row, { status: 'trash' }, call.services.clock());
}

export async function create(call: Call, transaction: Executor, wanted: Wanted) {
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
 * Writes products in one transaction, which first stores the new words of their names: triggers store each row's words
 * separately, so two writers of the same words in different orders would deadlock.
 */
export function writing<Result>(
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
