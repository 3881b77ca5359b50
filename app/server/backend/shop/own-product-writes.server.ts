import { productMovedOnCode, wordpressErrorSchema } from '#backend/contract/error.ts';
import { languageParameter, paths } from '#backend/contract/paths.ts';
import { productSchema, seenModifiedKey } from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import { type Locale } from '#domain/locale.ts';
import { htmlOfMarks } from '#domain/text/marked-text.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import type { NewProduct, ProductChange } from '#domain/product/own-product-entries.ts';
import type { OwnProduct } from '#domain/product/own-product-values.ts';
import type { Actor } from '#domain/account/role.ts';
import * as v from 'valibot';
import { ask } from '#app/server/backend/ask.server.ts';
import {
  celebritySubject,
  productSubject,
} from '#app/server/backend/catalog/answer-policy.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import { requireOwnStore, type Seller } from './own-rows.server.ts';
import { wireStatus, ownProductFrom, readOwn } from './own-products.server.ts';

function bodyOf(change: ProductChange): Record<string, unknown> {
  const { title, description, price, categoryId, stock, pictures, status } = change;
  return {
    ...(title !== undefined && { name: title }),
    ...(description !== undefined && { description: htmlOfMarks(description) }),
    ...(price !== undefined && { regular_price: decimalFromCents(price) }),
    ...(categoryId !== undefined && { categories: [{ id: categoryId }] }),
    ...(stock !== undefined && {
      manage_stock: stock !== null,
      ...(stock !== null && { stock_quantity: stock }),
    }),
    ...(pictures && { images: pictures }),
    ...(status && { status: wireStatus[status] }),
  };
}

/** Maps refusals to input errors; a concurrent edit is reported separately. */
function refusalOf(status: number, body: unknown): AppError | null {
  const parsed = v.safeParse(wordpressErrorSchema, body);
  const code = parsed.success ? parsed.output.code : '';
  if (status === 409 && code === productMovedOnCode) return new AppError('product_moved_on');
  if (code === 'woocommerce_rest_product_invalid_id') return new AppError('not_found');
  if (code === 'woocommerce_product_invalid_image_id') return new AppError('invalid_input');
  return code.startsWith('rest_') && status === 400 ? new AppError('invalid_input') : null;
}

/** Creates a product. @returns the product as saved @throws AppError `not_allowed`, `invalid_input` */
export async function addProduct(
  { user: owner, token }: Seller,
  product: NewProduct,
  locale: Locale,
): Promise<OwnProduct> {
  requireOwnStore(owner);
  const made = await ask(paths.products, {
    method: 'POST',
    as: { maker: token },
    query: { [languageParameter]: locale },
    body: { ...bodyOf(product), type: 'simple', virtual: false, vendor: owner.id },
    schema: productSchema,
    refusal: refusalOf,
  });
  await invalidateCatalog([productSubject(made.id), celebritySubject(owner.id)]);
  return ownProductFrom(made);
}

/**
 * Changes the given fields of an own product, unless it has changed in the meantime.
 * @param seen its last modification, as far as the person knows
 * @returns the product as saved
 * @throws AppError `product_moved_on`, `not_found`, `not_allowed`, `invalid_input`
 */
export async function changeProduct(
  owner: Actor,
  { id, seen, change }: { id: number; seen: string; change: ProductChange },
  locale: Locale,
): Promise<OwnProduct> {
  const { date_modified_gmt: modified } = await readOwn(owner, id, locale);
  // Compared here first, for back ends that ignore `seen`; ours compares again under a lock.
  if (modified !== seen) throw new AppError('product_moved_on');
  const changed = await ask(paths.product(id), {
    method: 'PATCH',
    as: 'service',
    query: { [languageParameter]: locale },
    body: { ...bodyOf(change), meta_data: [{ key: seenModifiedKey, value: seen }] },
    schema: productSchema,
    refusal: refusalOf,
  });
  const product = productSubject(id);
  // Drafts are not visible to anyone else.
  const gone = changed.status === 'publish' ? [] : [product];
  await invalidateCatalog([product, celebritySubject(owner.id)], gone);
  return ownProductFrom(changed);
}

/** Permanently deletes an own product; its orders are kept. @throws AppError `not_found`, `not_allowed` */
export async function removeProduct(owner: Actor, id: number, locale: Locale): Promise<void> {
  await readOwn(owner, id, locale);
  await ask(paths.product(id), {
    method: 'DELETE',
    as: 'service',
    schema: productSchema,
    refusal: refusalOf,
  });
  const product = productSubject(id);
  await invalidateCatalog([product, celebritySubject(owner.id)], [product]);
}
