import { isServiceKind } from '#domain/service/service.ts';

import { lineMeta } from '#backend/contract/orders/order-line.ts';
import { vendorMetaKey } from '#backend/contract/orders/order-meta.ts';
import { serviceMetaKey } from '#backend/contract/catalog/product.ts';
import type { StoredLineMeta } from './order.schema.ts';
import type { MetaEntry, NewOrderLine } from './order-writes.ts';
import type { SoldProduct } from '#backend/modules/catalog/store/products.ts';
import type { StoredVariation } from '#backend/modules/catalog/store/variations.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';

/** Meta keys that only the back end writes. */
const marks: readonly string[] = [
  vendorMetaKey,
  serviceMetaKey,
  lineMeta.price,
  lineMeta.reducedStock,
];

/**
 * A line as stored: the vendor's mark first, then the answers in the order of the form, then the kind of service. Sent
 * meta cannot replace the marks. For a variable product it is one variation, whose options are stored like answers.
 */
export function orderLine(
  { product, vendor }: SoldProduct,
  quantity: number,
  answers: readonly MetaEntry[],
  variation: StoredVariation | null = null,
): NewOrderLine {
  const mark: StoredLineMeta = {
    key: vendorMetaKey,
    value: String(product.vendorId),
    displayKey: 'Store',
    displayValue: vendor?.vendor.shopName ?? '',
  };
  const sent = answers.filter(({ key }) => !marks.includes(key));
  const title = shownText(product.title, 'en').text;
  const options = variation?.options ?? [];
  return {
    productId: product.id,
    variationId: variation?.id ?? null,
    name: [title, ...options.map(({ option }) => option)].join(' – '),
    quantity,
    priceCents: (variation ?? product).priceCents,
    image: product.image ?? vendor?.vendor.portrait ?? null,
    meta: [
      mark,
      ...options.map(({ name, option }) => ({ key: name, value: option })),
      ...sent,
      ...(isServiceKind(product.service) ? [{ key: serviceMetaKey, value: product.service }] : []),
    ],
  };
}
