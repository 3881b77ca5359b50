import { type WireProductWrite } from '#backend/contract/catalog/product-write.ts';
import type { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { latinWords } from '#backend/search/latin-words.ts';
import { type ProductChange } from '#backend/modules/catalog/store/product-writes.ts';
import { freeSlug } from './store/new-product.ts';
import type { PriceChange } from '#backend/modules/vendors/store/sales-of-products.ts';
import {
  noText,
  withTranslation,
  type WrittenText,
} from '#backend/modules/catalog/store/translated-text.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';
import { categoryOf, descriptionOf, nameOf, skuOf, stockOf } from './product-input.ts';
import { picturesFrom } from './pictures-from.ts';
import { pricesIn, sizesIn, metaIn } from './goods-write.ts';

type ProductRow = typeof products.$inferSelect;
async function slugOf(transaction: Executor, sent: string, row: ProductRow): Promise<string> {
  // As in WordPress, an empty slug is derived from the name.
  const words = latinWords(sent === '' ? row.title.en || Object.values(row.title).join(' ') : sent);
  const slug = words.join('-').slice(0, 120);
  if (slug === '') throw invalidParameter('slug', 'slug is no address.');
  // An all-digit slug would be taken for an id in lookups by either.
  return freeSlug(transaction, /^\d+$/.test(slug) ? `product-${slug}` : slug, row.id);
}

function detailsIn(row: ProductRow, sent: WireProductWrite, locale: WrittenText['locale']) {
  const { featured, short_description: short, purchase_note: note, menu_order: position } = sent;
  const before = row.details.shortDescription ?? noText;
  return {
    ...sizesIn(sent),
    ...(featured !== undefined && { featured }),
    ...(note !== undefined && { purchaseNote: note }),
    ...(position !== undefined && { position }),
    ...(short !== undefined && {
      shortDescription: withTranslation(before, { locale, text: short.trim() }),
    }),
  };
}

/** A variable product's sales are those of its variations. */
const priceOfVariable: PriceChange = { saleCents: null, saleFrom: null, saleTo: null };

function pricesOf(row: ProductRow, sent: WireProductWrite): PriceChange | undefined {
  // A variable product costs as much as its cheapest variation.
  if ((sent.type ?? row.type) === 'variable') {
    return row.salePriceCents === null ? undefined : priceOfVariable;
  }
  return pricesIn(sent) ?? (row.type === 'variable' ? {} : undefined);
}

/** The changes that a body makes to an existing product. */
export async function productChangeOf(
  executor: Executor,
  row: ProductRow,
  sent: WireProductWrite,
  locale: WrittenText['locale'],
): Promise<ProductChange> {
  const prices = pricesOf(row, sent);
  const meta = metaIn(row.meta, sent.meta_data, row);
  return {
    ...(sent.name !== undefined && { title: { locale, text: nameOf(sent.name) } }),
    ...(sent.description !== undefined && {
      description: descriptionOf(sent.description, locale),
    }),
    ...(prices && { prices }),
    ...(meta && { meta }),
    details: detailsIn(row, sent, locale),
    ...(sent.status && { status: sent.status }),
    ...(sent.type && row.service === null && { type: sent.type }),
    ...(sent.slug !== undefined && { slug: await slugOf(executor, sent.slug, row) }),
    ...(sent.sku !== undefined && { sku: await skuOf(executor, sent.sku, row.id) }),
    ...(sent.attributes && { attributes: sent.attributes }),
    ...stockOf(sent),
    ...(sent.categories &&
      row.service === null && { categoryId: await categoryOf(executor, sent.categories) }),
    ...(sent.images && { pictures: await picturesFrom(executor, row, sent.images, locale) }),
  };
}
