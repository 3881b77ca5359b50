import * as v from 'valibot';
import { videoIn } from '#backend/contract/orders/order-video.ts';
import { orderEventSchema } from '#backend/contract/orders/order-history.ts';
import { type WireBilling } from '#backend/contract/orders/order-address.ts';
import { type WireOrderLine } from '#backend/contract/orders/order-line.ts';
import { fanVideoMetaKey, vendorMetaKey } from '#backend/contract/orders/order-meta.ts';
import { serviceMetaKey } from '#backend/contract/catalog/product.ts';
import { isOrderStatus, type OrderStatus } from '#domain/order/order-status.ts';
import type { Address, OrderEvent, OrderLine } from '#domain/order/order-parts.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import { rejectionSchema } from '#domain/order/transitions/rejection.ts';
import { isServiceKind } from '#domain/service/service.ts';

export function statusFrom(text: string): OrderStatus {
  return isOrderStatus(text) ? text : 'failed';
}

/** WooCommerce writes UTC times without a zone. */
export function instant(gmt: string): string {
  return /Z$/.test(gmt) ? gmt : `${gmt}Z`;
}

type WireAddress = Pick<
  WireBilling,
  | 'first_name'
  | 'last_name'
  | 'company'
  | 'address_1'
  | 'address_2'
  | 'city'
  | 'state'
  | 'postcode'
  | 'country'
>;

export function addressFrom(wire: WireAddress): Address {
  return {
    firstName: wire.first_name,
    lastName: wire.last_name,
    company: wire.company,
    address1: wire.address_1,
    address2: wire.address_2,
    city: wire.city,
    state: wire.state,
    postcode: wire.postcode,
    country: wire.country,
  };
}

export function lineFrom(wire: WireOrderLine, includesTax: boolean): OrderLine {
  const service = wire.meta_data.find(({ key }) => key === serviceMetaKey)?.value;
  const answers = wire.meta_data.flatMap(({ key, value }) =>
    key.startsWith('_') || typeof value !== 'string' ? [] : [[key, value] as const],
  );
  // WooCommerce's amounts exclude tax, whether or not prices include it.
  const tax = includesTax ? centsFromDecimal(wire.total_tax) : 0;
  const total = centsFromDecimal(wire.total) + tax;
  const image = wire.image?.src;
  return {
    id: wire.id,
    productId: wire.product_id,
    name: wire.name ?? '',
    quantity: wire.quantity,
    price: includesTax
      ? Math.round(total / Math.max(wire.quantity, 1))
      : centsFromDecimal(Number(wire.price).toFixed(2)),
    total,
    image: typeof image === 'string' && image !== '' ? image : null,
    service: isServiceKind(service) ? service : null,
    answers: Object.fromEntries(answers),
    fanVideo: videoIn(wire.meta_data.find(({ key }) => key === fanVideoMetaKey)?.value),
  };
}

/** The celebrity: the vendor of the first line. Nothing else on a line identifies one (ADR 0053). */
export function celebrityOf(line: WireOrderLine | undefined): { id: number | null; name: string } {
  const vendor = line?.meta_data.find(({ key }) => key === vendorMetaKey);
  const id = Number(vendor?.value);
  const shown = vendor?.display_value;
  return {
    id: Number.isInteger(id) && id > 0 ? id : null,
    name: typeof shown === 'string' ? shown : '',
  };
}

export function eventsFrom(value: unknown): OrderEvent[] {
  const events = v.safeParse(v.array(orderEventSchema), value);
  if (!events.success) return [];
  return events.output.map(({ at, from, to, by, rejection }) => ({
    at,
    from: from === null ? null : statusFrom(from),
    to: statusFrom(to),
    by,
    rejection: v.is(rejectionSchema, rejection) ? rejection : null,
  }));
}
