import { serviceMetaKey, seenModifiedKey } from '#backend/contract/catalog/product.ts';
import { type WireProductWrite } from '#backend/contract/catalog/product-write.ts';
import type { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { latinWords } from '#backend/search/latin-words.ts';
import {
  type StoredDetails,
  type StoredMeta,
  withMeta,
} from '#backend/modules/catalog/store/product-details.ts';
import { freeSlug, type ProductChange } from '#backend/modules/catalog/store/product-writes.ts';
import type { PriceChange } from '#backend/modules/vendors/store/sales-of-products.ts';
import {
  noText,
  withTranslation,
  type WrittenText,
} from '#backend/modules/catalog/store/translated-text.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';
import { instantOfText } from './product-fields.ts';
import {
  categoryOf,
  descriptionOf,
  nameOf,
  picturesFrom,
  priceOf,
  skuOf,
  stockOf,
} from './product-input.ts';

type ProductRow = typeof products.$inferSelect;
type GoodsWrite = Pick<
  WireProductWrite,
  | 'regular_price'
  | 'sale_price'
  | 'date_on_sale_from'
  | 'date_on_sale_from_gmt'
  | 'date_on_sale_to'
  | 'date_on_sale_to_gmt'
  | 'weight'
  | 'dimensions'
  | 'menu_order'
  | 'meta_data'
>;

/** The later of the two is the more exact one. */
function instantIn(...texts: readonly (string | null | undefined)[]): Date | null | undefined {
  const text = texts.findLast((one) => one !== undefined);
  return text === undefined ? undefined : instantOfText(text ?? '');
}

/** What a body says of the prices of something; undefined where it says nothing. */
export function pricesIn(sent: GoodsWrite): PriceChange | undefined {
  const saleFrom = instantIn(sent.date_on_sale_from, sent.date_on_sale_from_gmt);
  const saleTo = instantIn(sent.date_on_sale_to, sent.date_on_sale_to_gmt);
  const { regular_price: regular, sale_price: sale } = sent;
  const change = {
    ...(regular !== undefined && { regularCents: priceOf(regular) }),
    ...(sale !== undefined && { saleCents: sale === '' ? null : priceOf(sale, 'sale_price') }),
    ...(saleFrom !== undefined && { saleFrom }),
    ...(saleTo !== undefined && { saleTo }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}

/** What a body says of the size of something. */
export function sizesIn({ weight, dimensions = {} }: GoodsWrite): StoredDetails {
  const { length, width, height } = dimensions;
  return {
    ...(weight !== undefined && { weight }),
    ...(length !== undefined && { length }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

/** Meta data with what a body says of it; undefined where it says nothing. */
export function metaIn(
  before: readonly StoredMeta[],
  sent: GoodsWrite['meta_data'],
  owner: { readonly id: number; readonly service: string | null },
): readonly StoredMeta[] | undefined {
  const named = sent.find(({ key }) => key === serviceMetaKey);
  if (named && named.value !== owner.service) {
    throw invalidParameter('meta_data', `${serviceMetaKey} is said when a service is made.`);
  }
  const plain = sent.filter(({ key }) => key !== serviceMetaKey && key !== seenModifiedKey);
  if (plain.length === 0) return undefined;
  const after = withMeta(before, plain, owner.id);
  if (after) return after;
  throw invalidParameter('meta_data', 'meta_data has too many items.', 'rest_too_many_items');
}

async function slugOf(transaction: Executor, sent: string, row: ProductRow): Promise<string> {
  // As in WordPress an empty one is made of the name.
  const words = latinWords(sent === '' ? row.title.en || Object.values(row.title).join(' ') : sent);
  const slug = words.join('-').slice(0, 120);
  if (slug === '') throw invalidParameter('slug', 'slug is no address.');
  // Digits alone would be an id wherever something is found by either.
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

/** The sales of a variable product are those of its variations. */
const priceOfVariable: PriceChange = { saleCents: null, saleFrom: null, saleTo: null };

function pricesOf(row: ProductRow, sent: WireProductWrite): PriceChange | undefined {
  // A variable one costs what the cheapest of its variations does.
  if ((sent.type ?? row.type) === 'variable') {
    return row.salePriceCents === null ? undefined : priceOfVariable;
  }
  return pricesIn(sent) ?? (row.type === 'variable' ? {} : undefined);
}

/** What a body changes of a product that is there. */
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
