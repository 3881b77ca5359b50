import { decimalFromCents } from '#domain/money/money.ts';
import type { WireOrder } from '#backend/contract/orders/order.ts';
import type { StoredOrder } from '#backend/modules/orders/store/orders.ts';

export function lineView(line: StoredOrder['lines'][number]): WireOrder['line_items'][number] {
  const total = decimalFromCents(line.priceCents * line.quantity);
  return {
    id: line.id,
    name: line.name,
    product_id: line.productId,
    variation_id: line.variationId ?? 0,
    quantity: line.quantity,
    tax_class: '',
    subtotal: total,
    subtotal_tax: '0.00',
    total,
    total_tax: '0.00',
    taxes: [],
    meta_data: line.meta.map(({ key, value, displayKey, displayValue }, index) => ({
      id: line.id * 100 + index,
      key,
      value,
      display_key: displayKey ?? key,
      display_value: displayValue ?? value,
    })),
    sku: '',
    price: line.priceCents / 100,
    image: { id: String(line.productId), src: line.image ?? '' },
    parent_name: null,
  };
}
