import { type WireOrder } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';

import { requestHashKey } from '../meta-keys.ts';

/**
 * Whether an order was made past the app, in WooCommerce's own checkout or by hand, and no one adopted it. Celebrities
 * see none: an old bank transfer that was never paid is on hold there, which here means approved (ADR 0055).
 */
export function isOfShop({ meta_data }: Pick<WireOrder, 'meta_data'>): boolean {
  const own: readonly string[] = [orderMeta.idempotencyKey, requestHashKey, orderMeta.adopted];
  return !meta_data.some(({ key }) => own.includes(key));
}
