import { languageParameter, paths } from '#backend/contract/paths.ts';
import { productSchema, type WireProduct } from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { marksOfHtml } from '#domain/text/marks-of-html.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import type { OwnProductSearch } from '#domain/product/own-product-search.ts';
import type { OwnPicture, OwnProduct, OwnProductRow } from '#domain/product/own-product-values.ts';
import type { ProductStatus } from '#domain/product/product-status.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type { Actor } from '#domain/account/role.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { addPicture } from '#app/server/backend/content/media.server.ts';
import { pricesOf } from './own-prices.ts';
import { requireOwnStore, isOwn, isPublished, type Seller } from './own-rows.server.ts';
import { askOwnRows } from './ask-own-rows.server.ts';
import { languagesOf } from '#app/server/backend/catalog/products.server.ts';

const rowsPerPage = 20;

/** WordPress's statuses in the spec's terms. */
export const wireStatus = { published: 'publish', draft: 'draft' } as const;

function statusOf(product: WireProduct): ProductStatus {
  return isPublished(product) ? 'published' : 'draft';
}

function rowFrom(product: WireProduct): OwnProductRow {
  return {
    id: product.id,
    title: product.name,
    // What fans pay; the shop's own pages may have set a sale price below the regular price.
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

export function ownProductFrom(product: WireProduct): OwnProduct {
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
 * A page of what the person sells, newest first, including unpublished items.
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

/** The row if it belongs to the owner; other people's rows are treated as not found. */
export async function readOwn(owner: Actor, id: number, locale: Locale): Promise<WireProduct> {
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

/** One own product for editing. @throws AppError `not_found`, `not_allowed` */
export async function getOwnProduct(owner: Actor, id: number, locale: Locale): Promise<OwnProduct> {
  return ownProductFrom(await readOwn(owner, id, locale));
}

/**
 * Uploads a picture to the owner's files, for a product that will reference it.
 * @param webp a re-encoded picture (`fittedPicture`)
 */
export async function addProductPicture(
  { user: owner, token }: Seller,
  webp: Uint8Array<ArrayBuffer>,
): Promise<OwnPicture> {
  requireOwnStore(owner);
  const as = { maker: token };
  return { ...(await addPicture(webp, { as, authorId: owner.id, name: 'product' })), alt: '' };
}
