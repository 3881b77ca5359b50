import * as v from 'valibot';
import { orderSchema, type WireOrder } from '#backend/contract/orders/order.ts';
import { wasApproved } from '#domain/order/transitions/order-visibility.ts';
import { orderStatuses } from '#domain/order/order-status.ts';
import { dueAt } from '#domain/order/promise/due-date.ts';
import { awaitsRetake } from '#domain/order/delivery/retake.ts';
import { partialRefunds } from '#domain/refund/partial-refunds.ts';
import { paymentStates } from '#domain/payment/payment.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { isOfShop } from './shop-orders.ts';

const cents = v.pipe(v.number(), v.integer());

/** What lists, counts and earnings look at of an order; the order itself is read from WordPress each time. */
export const factsSchema = v.object({
  id: v.number(),
  number: v.string(),
  status: v.picklist(orderStatuses),
  payment: v.picklist(paymentStates),
  isApproved: v.boolean(),
  isOfShop: v.boolean(),
  customerId: v.number(),
  vendorId: v.nullable(v.number()),
  createdAt: v.string(),
  modifiedAt: v.string(),
  completedAt: v.nullable(v.string()),
  /** Rows of another time are of orders that may wait for ever. */
  payBy: v.optional(v.nullable(v.string()), null),
  /** Rows of another time are of orders without a promise. */
  dueAt: v.optional(v.nullable(v.string()), null),
  /** Rows of another time are of orders that share no payment. */
  checkout: v.optional(v.nullable(v.object({ reference: v.string() })), null),
  /** Rows of another time are of orders of which no retake could be asked for. */
  awaitsRetake: v.optional(v.boolean(), false),
  total: cents,
  tax: cents,
  /** Without tax. */
  shipping: cents,
  /** What went back in parts, oldest first. */
  refunds: v.array(cents),
  celebrityName: v.string(),
  billing: v.object({
    firstName: v.string(),
    lastName: v.string(),
    company: v.string(),
    email: v.string(),
  }),
});

export type OrderFacts = v.InferOutput<typeof factsSchema>;

export function factsOf(wire: WireOrder): OrderFacts {
  const order = orderFrom(wire);
  const { firstName, lastName, company, email } = order.billing;
  const completed = wire.date_completed_gmt;
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    payment: order.payment,
    isApproved: wasApproved(order),
    isOfShop: isOfShop(wire),
    customerId: order.customerId,
    vendorId: order.celebrityId,
    createdAt: order.createdAt,
    modifiedAt: order.modifiedAt,
    completedAt:
      order.events.findLast(({ to }) => to === 'completed')?.at ??
      (completed === null ? null : `${completed}Z`),
    payBy: order.payBy,
    dueAt: dueAt(order)?.toISOString() ?? null,
    checkout: order.checkout && { reference: order.checkout.reference },
    awaitsRetake: awaitsRetake(order),
    total: order.total,
    tax: order.tax,
    shipping: order.includesTax ? order.shipping - order.shippingTax : order.shipping,
    refunds: partialRefunds(order).map((refund) => refund.cents),
    celebrityName: order.celebrityName,
    billing: { firstName, lastName, company, email },
  };
}

/** As much of an order as says how far the reading has come, whatever else is wrong with it. */
export const changedSchema = v.looseObject({
  id: v.number(),
  date_modified_gmt: v.pipe(
    v.string(),
    v.transform((gmt) => Date.parse(`${gmt}Z`)),
    v.number(),
  ),
});

/** An order; of one that cannot be read the field that is to blame, without what is in it. */
export function readOrder(row: unknown): WireOrder | string {
  const order = v.safeParse(orderSchema, row);
  return order.success ? order.output : (v.getDotPath(order.issues[0]) ?? 'order');
}
