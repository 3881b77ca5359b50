import { serviceMetaKey, seenModifiedKey } from '#backend/contract/catalog/product.ts';
import { type WireProductWrite } from '#backend/contract/catalog/product-write.ts';
import {
  type StoredDetails,
  type StoredMeta,
  withMeta,
} from '#backend/modules/catalog/store/product-details.ts';
import type { PriceChange } from '#backend/modules/vendors/store/sales-of-products.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';
import { instantOfText } from './product-field-values.ts';
import { priceOf } from './product-input.ts';

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

/** The last one that was sent, since it is the more precise. */
function instantIn(...texts: readonly (string | null | undefined)[]): Date | null | undefined {
  const text = texts.findLast((one) => one !== undefined);
  return text === undefined ? undefined : instantOfText(text ?? '');
}

/** The price changes in a body; undefined if there are none. */
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

/** The weight and dimensions in a body. */
export function sizesIn({ weight, dimensions = {} }: GoodsWrite): StoredDetails {
  const { length, width, height } = dimensions;
  return {
    ...(weight !== undefined && { weight }),
    ...(length !== undefined && { length }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

/** The meta data merged with that of a body; undefined if the body has none. */
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
