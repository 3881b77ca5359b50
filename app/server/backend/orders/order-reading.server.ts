import * as v from 'valibot';

import { type WireOrder } from '#backend/contract/orders/order.ts';
import { refundsFrom } from './order-refunds.server.ts';
import { videoIn } from '#backend/contract/orders/order-video.ts';
import { paymentEventSchema } from '#backend/contract/orders/order-history.ts';
import { orderMeta, paymentMethodId } from '#backend/contract/orders/order-meta.ts';
import {
  fulfilmentIn,
  newVideoSchema,
  releaseSchema,
  retakeSchema,
} from '#backend/contract/orders/order-fulfilment.ts';
import { extensionSchema } from '#backend/contract/orders/order-promise.ts';
import { pendingIn } from '#backend/contract/orders/pending-fulfilment.ts';
import { firstOrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderCheckout, OrderEvent, PaymentEvent } from '#domain/order/order-parts.ts';
import { neededBySchema } from '#domain/order/promise/needed-by.ts';
import { readOrderPromise } from '#domain/order/promise/promised-days.ts';
import { readQuality } from '#domain/service/quality-promise.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import type { PendingFulfilment } from '#domain/order/delivery/pending-fulfilment.ts';
import type { Release } from '#domain/order/delivery/release.ts';
import { isPaymentState, paymentFromDates, type PaymentMethod } from '#domain/payment/payment.ts';
import { customerOfCheckout } from '#domain/payment/transfer/checkout-reference.ts';
import {
  withdrawalTermsSchema,
  type WithdrawalTerms,
} from '#domain/order/withdrawal/withdrawal.ts';
import { agreedTextSchema, type AgreedText } from '#domain/site/legal-text.ts';

import { isRefusedByTotal } from './placing/agreed-total.ts';
import {
  statusFrom,
  instant,
  addressFrom,
  lineFrom,
  celebrityOf,
  eventsFrom,
} from './order-wire-parts.server.ts';

/**
 * The history of an order. A plain WordPress stores the moves sent with it but not its placement, which is taken from
 * its date.
 */
function historyFrom(wire: WireOrder): OrderEvent[] {
  const meta = (key: string) => wire.meta_data.find((entry) => entry.key === key)?.value;
  const events = eventsFrom(meta(orderMeta.events));
  if (events[0]?.from === null || meta(orderMeta.idempotencyKey) === undefined) return events;
  const at = instant(wire.date_created_gmt);
  return [{ at, from: null, to: firstOrderStatus, by: 'fan', rejection: null }, ...events];
}

const instantSchema = v.pipe(v.string(), v.isoTimestamp());
const withdrawalTermsText = v.pipe(v.string(), v.parseJson(), withdrawalTermsSchema);
const agreedTextsText = v.pipe(v.string(), v.parseJson(), v.array(agreedTextSchema));

function paymentEventsFrom(value: unknown): PaymentEvent[] {
  const events = v.safeParse(v.array(paymentEventSchema), value);
  if (!events.success) return [];
  return events.output.flatMap(({ from, to, amount, actor: _actor, ...event }) =>
    isPaymentState(to) && (from === null || isPaymentState(from))
      ? [{ ...event, from, to, amount: centsFromDecimal(amount) }]
      : [],
  );
}

const methods: Readonly<Record<string, PaymentMethod>> = {
  [paymentMethodId.transfer]: 'bankTransfer',
  [paymentMethodId.card]: 'card',
};

function releaseFrom(value: unknown): Release | null {
  const release = v.safeParse(releaseSchema, value);
  if (!release.success) return null;
  const { at, by, name, reason } = release.output;
  return { at, by, name, reason };
}

/** What was promised, and what the fan did about it. */
function promiseFrom(meta: (key: string) => unknown) {
  const extension = v.safeParse(extensionSchema, meta(orderMeta.extension));
  const nudge = meta(orderMeta.nudge);
  const needed = v.safeParse(neededBySchema, meta(orderMeta.neededBy));
  return {
    promisedDays: readOrderPromise(meta(orderMeta.promisedDays)),
    quality: readQuality(meta(orderMeta.quality)),
    extension: extension.success ? extension.output : null,
    neededBy: needed.success ? needed.output : null,
    nudgedAt: v.is(instantSchema, nudge) ? nudge : null,
  };
}

/** What happened to the video after delivery. */
function correctionsFrom(meta: (key: string) => unknown) {
  const retake = v.safeParse(retakeSchema, meta(orderMeta.retake));
  const sentAt = (key: string) => {
    const sent = v.safeParse(newVideoSchema, meta(key));
    return sent.success ? sent.output.at : null;
  };
  return {
    retake: retake.success ? retake.output : null,
    retakenAt: sentAt(orderMeta.retaken),
    replacedAt: sentAt(orderMeta.replaced),
    newVideo: videoIn(meta(orderMeta.newVideo)),
  };
}

/** The pending fulfilment, or one that was dropped. */
function pendingFrom(meta: WireOrder['meta_data']): PendingFulfilment | null {
  const pending = pendingIn(meta);
  if (pending === null) return null;
  const { id, at, due, by: role, actor, lines, trackingNumber, untracked, droppedAt } = pending;
  return {
    ...{ id, at, due, trackingNumber, untracked },
    leftMs: Math.max(0, Date.parse(due) - Date.now()),
    by: { id: actor, role },
    answers: lines.map(({ line: lineId, kind, text }) => ({ lineId, kind, text })),
    droppedAt: droppedAt ?? null,
  };
}

function agreedTextsFrom(value: unknown): AgreedText[] {
  const texts = v.safeParse(agreedTextsText, value);
  return texts.success ? texts.output : [];
}

function withdrawalTermsFrom(value: unknown): WithdrawalTerms | null {
  const terms = v.safeParse(withdrawalTermsText, value);
  return terms.success ? terms.output : null;
}

/** The checkout an order claims to belong to; null if the reference is someone else's. */
function checkoutFrom({ customer_id, meta_data }: WireOrder): OrderCheckout | null {
  const meta = (key: string) => meta_data.find((entry) => entry.key === key)?.value;
  const reference = meta(orderMeta.checkout);
  if (typeof reference !== 'string' || customerOfCheckout(reference) !== customer_id) return null;
  const orders = Number(meta(orderMeta.checkoutOrders));
  return { reference, orders: Number.isInteger(orders) && orders > 0 ? orders : 1 };
}

/**
 * When the money arrived. WooCommerce dates a payment when work begins, and not when we record one, so our own record
 * takes precedence.
 */
function paidAtOf(wire: WireOrder, events: readonly PaymentEvent[]): string | null {
  const last = events.findLast(({ to }) => to === 'received' || to === 'awaiting');
  if (last?.to === 'received') return last.at;
  return wire.date_paid_gmt === null ? null : instant(wire.date_paid_gmt);
}

/** Maps a wire order to the domain. */
export function orderFrom(wire: WireOrder): Order {
  const meta = (key: string) => wire.meta_data.find((entry) => entry.key === key)?.value;
  const openUpload = meta(orderMeta.openUpload);
  const status = isRefusedByTotal(wire) ? 'cancelled' : statusFrom(wire.status);
  const payment = meta(orderMeta.payment);
  const paymentEvents = paymentEventsFrom(meta(orderMeta.paymentEvents));
  const paidAt = paidAtOf(wire, paymentEvents);
  const payBy = meta(orderMeta.payBy);
  const includesTax = wire.prices_include_tax;
  const celebrity = celebrityOf(wire.line_items[0]);
  const lines = wire.line_items.map((line) => lineFrom(line, includesTax));
  const release = releaseFrom(meta(orderMeta.release));
  return {
    id: wire.id,
    number: wire.number,
    status,
    createdAt: instant(wire.date_created_gmt),
    modifiedAt: instant(wire.date_modified_gmt),
    total: centsFromDecimal(wire.total),
    tax: centsFromDecimal(wire.total_tax),
    shippingTax: centsFromDecimal(wire.shipping_tax),
    includesTax,
    shipping:
      centsFromDecimal(wire.shipping_total) +
      (includesTax ? centsFromDecimal(wire.shipping_tax) : 0),
    paymentMethod: methods[wire.payment_method] ?? null,
    paymentTitle: wire.payment_method_title,
    // WooCommerce sets a payment date itself when an order is processed, so our own record takes precedence.
    payment: isPaymentState(payment) ? payment : paymentFromDates({ status, paidAt }),
    payBy: v.is(instantSchema, payBy) ? payBy : null,
    paidAt,
    completedAt: wire.date_completed_gmt === null ? null : instant(wire.date_completed_gmt),
    ...correctionsFrom(meta),
    startsUnpaid: release !== null,
    release,
    ...promiseFrom(meta),
    transactionId: wire.transaction_id,
    note: wire.customer_note,
    customerId: wire.customer_id,
    celebrityId: celebrity.id,
    celebrityName: celebrity.name,
    storeIsClosed: meta(orderMeta.storeClosed) === true,
    isOfShop: meta(orderMeta.ofShop) === true,
    billing: { ...addressFrom(wire.billing), email: wire.billing.email, phone: wire.billing.phone },
    shippingAddress: { ...addressFrom(wire.shipping), phone: wire.shipping.phone },
    ...fulfilmentIn(wire.meta_data),
    lines,
    checkout: checkoutFrom(wire),
    agreedTexts: agreedTextsFrom(meta(orderMeta.agreedTexts)),
    withdrawalTerms: withdrawalTermsFrom(meta(orderMeta.withdrawalTerms)),
    answerVideo: videoIn(meta(orderMeta.answerVideo)),
    fanVideo: lines.find(({ fanVideo }) => fanVideo !== null)?.fanVideo ?? null,
    openUpload: typeof openUpload === 'string' && openUpload !== '' ? openUpload : null,
    pendingFulfilment: pendingFrom(wire.meta_data),
    events: historyFrom(wire),
    paymentEvents,
    refunds: refundsFrom(wire),
  };
}
