import * as v from 'valibot';

import { orderStatuses } from '../order-status.ts';
import { lineAnswerSchema } from '#domain/order/delivery/line-answer.ts';
import type { OrderLine } from '#domain/order/order-parts.ts';
import { rejectionSchema } from './rejection.ts';

const trackingNumberMaxLength = 60;

/** The number of a parcel as carriers write it: letters, digits, spaces and a few marks; empty when there is none. */
export const trackingNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(trackingNumberMaxLength, 'too-long'),
  v.regex(/^[\p{L}\p{N} ./_-]*$/u, 'tracking-number'),
);

/** What is to be done with an order, with what that action needs besides. */
const orderDeedSchema = v.variant('action', [
  v.object({ action: v.literal('accept') }),
  v.object({ action: v.literal('reject'), rejection: rejectionSchema }),
  v.object({
    action: v.literal('fulfil'),
    trackingNumber: v.optional(trackingNumberSchema, ''),
    /** Whether the parcel goes without one. */
    untracked: v.optional(v.boolean(), false),
    /** Replies and links, by the lines that they are for. */
    answers: v.optional(v.pipe(v.array(lineAnswerSchema), v.maxLength(100)), []),
  }),
]);
export type OrderAuditAction = v.InferOutput<typeof orderDeedSchema>;

/** One command to move an order: which, as what it was seen, and what to do. */
export const orderCommandSchema = v.intersect([
  v.object({
    orderId: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The status in which the person saw the order. */
    from: v.picklist(orderStatuses),
  }),
  orderDeedSchema,
]);
export type OrderCommand = v.InferOutput<typeof orderCommandSchema>;

/** Whether something of an order travels, so that a parcel can be followed. */
export function sendsParcel({ lines }: { lines: readonly Pick<OrderLine, 'service'>[] }): boolean {
  return lines.some(({ service }) => service === null);
}
