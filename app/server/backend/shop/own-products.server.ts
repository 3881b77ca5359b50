import { productMovedOnCode, wordpressErrorSchema } from '#backend/contract/error.ts';
import { languageParameter, paths } from '#backend/contract/paths.ts';
import {
  productSchema,
  seenModifiedKey,
  type WireProduct,
} from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { htmlOfMarks } from '#domain/text/marked-text.ts';
import { marksOfHtml } from '#domain/text/marks-of-html.ts';
import { centsFromDecimal, decimalFromCents } from '#domain/money/money.ts';
import type { OwnProductSearch } from '#domain/product/own-product-search.ts';
import type { NewProduct, ProductChange } from '#domain/product/own-product-entries.ts';
import type { OwnPicture, OwnProduct, OwnProductRow } from '#domain/product/own-product-values.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type { Actor } from '#domain/account/role.ts';
import * as v from 'valibot';

import { ask } from '#app/server/backend/ask.server.ts';
import {
  celebritySubject,
  productSubject,
} from '#app/server/backend/catalog/answer-policy.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import { addPicture } from '#app/server/backend/content/media.server.ts';
import { pricesOf } from './own-prices.ts';
import { askOwnRows, requireOwnStore, isOwn, isPublished, type Seller } from './own-rows.server.ts';
import { languagesOf } from '#app/server/backend/catalog/products.server.ts';

const rowsPerPage = 20;

/** The spec's words for WordPress's. */
const wireStatus = { published: 'publish', draft: 'draft' } as const;

function statusOf(product: WireProduct): ProductStatus {
  return isPublished(product) ? 'published' : 'draft';
}

function rowFrom(product: WireProduct): OwnProductRow {
  return {
    id: product.id,
    title: product.name,
    // What fans pay; a shop's own pages may have set an offer below the regular price.
    price: centsFromDecimal(product.price),
    picture: product.images[0]?.src || null,
    status: statusOf(product),
    stock: product.stock_quantity ?? null,
    category: product.categories.at(-1)?.name ?? '',
  };
}

function picturesOf({ images }: WireProduct): OwnPicture[] {
  return images.map(({ id, src, alt = '' }) => ({ id: Number(id), src, alt }));
}

function ownProductFrom(product: WireProduct): OwnProduct {
  const { id, title, status, stock } = rowFrom(product);
  return {
    id,
    title,
    ...pricesOf(product),
    status,
    stock,
    languages: languagesOf(product),
    written: (product.astera_languages?.written ?? []).filter(isLocale),
    description: marksOfHtml(product.description),
    categoryId: product.categories.at(-1)?.id ?? null,
    pictures: picturesOf(product),
    modified: product.date_modified_gmt ?? '',
  };
}

/**
 * A page of what the person sells, the newest first, also what is not published.
 * @throws AppError `not_allowed`, `session_expired`
 */
export async function listOwnProducts(
  seller: Seller,
  { page, search, status }: OwnProductSearch,
  locale: Locale,
): Promise<Paged<OwnProductRow>> {
  const { rows, total, totalPages } = await askOwnRows(seller, {
    virtual: false,
    locale,
    query: {
      page,
      per_page: rowsPerPage,
      search: search === '' ? undefined : search,
      status: status === null ? undefined : wireStatus[status],
      orderby: 'date',
      order: 'desc',
    },
  });
  return {
    rows: rows.map(rowFrom),
    total,
    currentPage: page,
    totalPages,
    hasNextPage: totalPages === null ? rows.length === rowsPerPage : page < totalPages,
  };
}

/** A row that is the owner's; that of someone else is not there for this person. */
async function readOwn(owner: Actor, id: number, locale: Locale): Promise<WireProduct> {
  requireOwnStore(owner);
  const product = await ask(paths.product(id), {
    as: 'service',
    query: { [languageParameter]: locale },
    schema: productSchema,
    refusal: (status) => (status === 404 ? new AppError('not_found') : null),
  });
  if (!isOwn(owner, product, false)) throw new AppError('not_found');
  return product;
}

/** One own product, as it is edited. @throws AppError `not_found`, `not_allowed` */
export async function getOwnProduct(owner: Actor, id: number, locale: Locale): Promise<OwnProduct> {
  return ownProductFrom(await readOwn(owner, id, locale));
}

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

/** A refusal of what was typed is about the typed; that someone was faster is told apart. */
function refusalOf(status: number, body: unknown): AppError | null {
  const parsed = v.safeParse(wordpressErrorSchema, body);
  const code = parsed.success ? parsed.output.code : '';
  if (status === 409 && code === productMovedOnCode) return new AppError('product_moved_on');
  if (code === 'woocommerce_rest_product_invalid_id') return new AppError('not_found');
  if (code === 'woocommerce_product_invalid_image_id') return new AppError('invalid_input');
  return code.startsWith('rest_') && status === 400 ? new AppError('invalid_input') : null;
}

/** One more product. @returns it as it is now @throws AppError `not_allowed`, `invalid_input` */
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
 * Changes what is named of an own product, if it is still as it was seen.
 * @param seen when it had been changed last, as far as the person knows
 * @returns it as it is now
 * @throws AppError `product_moved_on`, `not_found`, `not_allowed`, `invalid_input`
 */
export async function changeProduct(
  owner: Actor,
  { id, seen, change }: { id: number; seen: string; change: ProductChange },
  locale: Locale,
): Promise<OwnProduct> {
  const { date_modified_gmt: modified } = await readOwn(owner, id, locale);
  // A back end that knows nothing of the mark is asked first; ours compares once more, under a lock.
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
  // A draft is no one's to see.
  const gone = changed.status === 'publish' ? [] : [product];
  await invalidateCatalog([product, celebritySubject(owner.id)], gone);
  return ownProductFrom(changed);
}

/** Takes an own product away for good; orders of it stay as they are. @throws AppError `not_found`, `not_allowed` */
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

/**
 * Puts a picture among the owner's files, for a product that will name it.
 * @param webp a picture that was read and written anew (`fittedPicture`)
 */
export async function addProductPicture(
  { user: owner, token }: Seller,
  webp: Uint8Array<ArrayBuffer>,
): Promise<OwnPicture> {
  requireOwnStore(owner);
  const as = { maker: token };
  return { ...(await addPicture(webp, { as, authorId: owner.id, name: 'product' })), alt: '' };
}
