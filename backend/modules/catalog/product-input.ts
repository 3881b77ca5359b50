import { servicesCategoryId } from '#backend/contract/catalog/category.ts';
import {
  productWriteSchema,
  type WireProductWrite,
} from '#backend/contract/catalog/product-write.ts';
import type { Executor } from '#backend/db/database.ts';
import { findCategories } from './store/categories.ts';
import { freeSku, lockSkus, ownerOfSku } from '#backend/modules/catalog/store/skus.ts';
import { type WrittenText } from '#backend/modules/catalog/store/translated-text.ts';
import { readParameters } from '#backend/http/wire/call.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { longest } from './pictures-from.ts';

const mostCents = 100_000_000;

/** Parses the body of a product write. */
export function readProductWrite(body: unknown): WireProductWrite {
  return readParameters(productWriteSchema, body);
}

/** Parses a price as WooCommerce does; returns cents. */
export function priceOf(text: string, name = 'regular_price'): number {
  const [, whole, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (whole !== undefined && cents <= mostCents) return cents;
  throw invalidParameter(name, `${name} is not a price.`);
}

/** A title of limited length, never empty. */
export function nameOf(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= longest.name) return name;
  throw invalidParameter('name', 'name is empty or too long.', 'rest_too_long');
}

/** The deepest of the requested categories. Goods can never be in the services category. */
export async function categoryOf(
  executor: Executor,
  sent: readonly { readonly id: number }[],
): Promise<number | null> {
  // Uncategorised, like a product created without categories.
  if (sent.length === 0) return null;
  const ids = sent.map(({ id }) => id).filter((id) => id !== servicesCategoryId);
  const rows = ids.length === 0 ? [] : await findCategories(executor, ids);
  const found = rows.find(({ parentId }) => parentId !== null) ?? rows[0];
  if (found) return found.id;
  throw invalidParameter('categories', 'categories names no category of goods.');
}

/** A text of limited length. */
export function descriptionOf(text: string, locale: WrittenText['locale']): WrittenText {
  if (text.length <= longest.description) return { locale, text: text.trim() };
  throw invalidParameter('description', 'description is too long.', 'rest_too_long');
}

/** The stock quantity; null if stock is not managed. */
export function stockOf({ manage_stock: counted, stock_quantity: pieces }: WireProductWrite) {
  if (counted === false) return { stock: null };
  return pieces == null ? {} : { stock: pieces };
}

/** A SKU that is unique until the transaction ends; null if empty. */
export async function skuOf(executor: Executor, sent: string, id: number): Promise<string | null> {
  if (sent === '') return null;
  await lockSkus(executor);
  const owner = await ownerOfSku(executor, sent);
  if (owner === null || owner === id) return sent;
  throw refusal(400, 'product_invalid_sku', 'Invalid or duplicated SKU.', {
    resource_id: owner,
    unique_sku: await freeSku(executor, sent),
  });
}
