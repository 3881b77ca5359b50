import { isServiceKind } from '#domain/service.ts';

import { lineMeta, vendorMetaKey } from '../../contract/order.ts';
import { serviceMetaKey } from '../../contract/product.ts';
import type { StoredLineMeta } from './order.schema.ts';
import type { MetaEntry, NewOrderLine } from './order-writes.ts';
import type { StoredProduct } from './products.ts';
import { shownText } from './translated-text.ts';

/** Meta that only the back end writes. */
const marks: readonly string[] = [
  vendorMetaKey,
  serviceMetaKey,
  lineMeta.price,
  lineMeta.reducedStock,
];

/**
 * A line as it is stored: the vendor's mark first, then the answers in the order of the form, then
 * which service it is. Sent meta cannot take the place of the marks.
 */
export function orderLine(
  { product, vendor }: StoredProduct,
  quantity: number,
  answers: readonly MetaEntry[],
): NewOrderLine {
  const mark: StoredLineMeta = {
    key: vendorMetaKey,
    value: String(product.vendorId),
    displayKey: 'Store',
    displayValue: vendor?.vendor.shopName ?? '',
  };
  const sent = answers.filter(({ key }) => !marks.includes(key));
  return {
    productId: product.id,
    name: shownText(product.title, 'en').text,
    quantity,
    priceCents: product.priceCents,
    image: product.image ?? vendor?.vendor.portrait ?? null,
    meta: [
      mark,
      ...sent,
      ...(isServiceKind(product.service) ? [{ key: serviceMetaKey, value: product.service }] : []),
    ],
  };
}
