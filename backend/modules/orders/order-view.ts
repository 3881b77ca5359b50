import { decimalFromCents } from '#domain/money/money.ts';
import type { WireOrder } from '#backend/contract/orders/order.ts';
import type { WireOrderEvent, WirePaymentEvent } from '#backend/contract/orders/order-history.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type {
  OrderEventRow,
  PaymentEventRow,
  StoredOrder,
} from '#backend/modules/orders/store/orders.ts';
import { wireTime } from '#backend/http/wire/time.ts';
import { lineView } from './line-view.ts';

function eventView({
  at,
  fromStatus,
  toStatus,
  by,
  actorId,
  rejection,
}: OrderEventRow): WireOrderEvent {
  return { at: at.toISOString(), from: fromStatus, to: toStatus, by, actor: actorId, rejection };
}

function paymentEventView(event: PaymentEventRow): WirePaymentEvent {
  return {
    at: event.at.toISOString(),
    from: event.fromState,
    to: event.toState,
    by: event.by,
    actor: event.actorId,
    name: event.actorName,
    amount: decimalFromCents(event.amountCents),
    reference: event.reference,
  };
}

/** The shipping method of orders that do not specify one. */
export const flatRate = {
  method_id: 'flat_rate',
  method_title: 'Flat rate',
  instance_id: '0',
} as const;

function shippingLines({ id, shippingCents, shippingLine }: StoredOrder['order']) {
  if (shippingCents === 0 && shippingLine === null) return [];
  return [
    {
      id,
      ...(shippingLine ?? flatRate),
      total: decimalFromCents(shippingCents),
      total_tax: '0.00',
      taxes: [],
      tax_status: 'none',
      meta_data: [],
    },
  ];
}

/** An order in a wc/v3 response; its events and payment are additional meta entries. */
export function orderView(stored: StoredOrder, origin: string): WireOrder {
  const { order, lines, meta, events } = stored;
  const self = `${origin}/wp-json/wc/v3/orders/${order.id}`;
  const created = wireTime(order.createdAt);
  const modified = wireTime(order.modifiedAt);
  const paid = order.paidAt ? wireTime(order.paidAt) : null;
  const completed = order.completedAt ? wireTime(order.completedAt) : null;
  return {
    id: order.id,
    parent_id: 0,
    status: order.status,
    currency: 'EUR',
    version: '9.9.5',
    prices_include_tax: false,
    date_created: created,
    date_modified: modified,
    discount_total: '0.00',
    discount_tax: '0.00',
    shipping_total: decimalFromCents(order.shippingCents),
    shipping_tax: '0.00',
    cart_tax: '0.00',
    total: decimalFromCents(order.totalCents),
    total_tax: '0.00',
    customer_id: order.customerId ?? 0,
    order_key: order.orderKey,
    billing: { ...order.billing },
    shipping: { ...order.shipping },
    payment_method: order.paymentMethod,
    payment_method_title: order.paymentMethodTitle,
    transaction_id: order.transactionId,
    customer_ip_address: '',
    customer_user_agent: '',
    created_via: order.createdVia,
    customer_note: order.customerNote,
    date_completed: completed,
    date_paid: paid,
    cart_hash: '',
    number: String(order.id),
    meta_data: [
      ...meta.map(({ id, key, value }) => ({ id, key, value: value.of })),
      { id: 0, key: orderMeta.events, value: events.map(eventView) },
      ...(stored.storeIsClosed ? [{ id: 0, key: orderMeta.storeClosed, value: true }] : []),
      { id: 0, key: orderMeta.payment, value: order.payment },
      { id: 0, key: orderMeta.paymentEvents, value: stored.paymentEvents.map(paymentEventView) },
    ],
    line_items: lines.map(lineView),
    tax_lines: [],
    shipping_lines: shippingLines(order),
    fee_lines: [],
    coupon_lines: [],
    refunds: stored.refunds.map(({ id, reason, amountCents }) => ({
      id,
      reason,
      total: decimalFromCents(-amountCents),
    })),
    payment_url: '',
    is_editable: order.status === 'pending' || order.status === 'on-hold',
    needs_payment: order.paidAt === null && order.status === 'pending',
    needs_processing: true,
    date_created_gmt: created,
    date_modified_gmt: modified,
    date_completed_gmt: completed,
    date_paid_gmt: paid,
    currency_symbol: '€',
    _links: { self: [{ href: self }], collection: [{ href: self.replace(/\/\d+$/, '') }] },
  };
}
