import * as v from 'valibot';

import { orderStatuses } from '../order-status.ts';
import { lineAnswerSchema } from '#domain/order/delivery/line-answer.ts';
import type { OrderLine } from '#domain/order/order-parts.ts';
import { rejectionSchema } from './rejection.ts';

const trackingNumberMaxLength = 60;

/**
 * A parcel's tracking number as carriers write it: letters, digits, spaces and a few symbols; empty if there is none.
 */
export const trackingNumberSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(trackingNumberMaxLength, 'too-long'),
  v.regex(/^[\p{L}\p{N} ./_-]*$/u, 'tracking-number'),
);

/** The action to take on an order, with the data it needs. */
const orderDeedSchema = v.variant('action', [
  v.object({ action: v.literal('accept') }),
  v.object({ action: v.literal('reject'), rejection: rejectionSchema }),
  v.object({
    action: v.literal('fulfil'),
    trackingNumber: v.optional(trackingNumberSchema, ''),
    /** Whether the parcel is sent without one. */
    untracked: v.optional(v.boolean(), false),
    /** Whether the celebrity confirms that the name is said in the video. */
    nameSpoken: v.optional(v.boolean()),
    /** Replies and links, by line. */
    answers: v.optional(v.pipe(v.array(lineAnswerSchema), v.maxLength(100)), []),
  }),
]);
export type OrderAuditAction = v.InferOutput<typeof orderDeedSchema>;

/** A command to move an order: which order, the status it was seen in, and the action. */
export const orderCommandSchema = v.intersect([
  v.object({
    orderId: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The status in which the user saw the order. */
    from: v.picklist(orderStatuses),
  }),
  orderDeedSchema,
]);
export type OrderCommand = v.InferOutput<typeof orderCommandSchema>;

/** Whether any item is shipped, so that a parcel can be tracked. */
export function sendsParcel({ lines }: { lines: readonly Pick<OrderLine, 'service'>[] }): boolean {
  return lines.some(({ service }) => service === null);
}
