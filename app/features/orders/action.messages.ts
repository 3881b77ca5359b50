import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { isNoNetwork } from '#app/platform/browser/no-network.ts';
import { AppError } from '#domain/app-error.ts';
import type { OrderAction } from '#domain/order/order-move.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';

export const actionLabel = {
  accept: msg`Accept`,
  reject: msg`Reject`,
  fulfil: msg`Fulfilled`,
} as const satisfies Record<OrderAction, MessageDescriptor>;

/** What is to be decided in a status, and what happens on each choice. */
const decision: Partial<
  Record<OrderStatus, { title: MessageDescriptor; consequence: MessageDescriptor }>
> = {
  'admin-approval': {
    title: msg`Decide on this request`,
    consequence: msg`Accept passes it to the celebrity and sets the order on hold. Reject cancels the order.`,
  },
  'on-hold': {
    title: msg`Decide on this request`,
    consequence: msg`Accept tells the fan that you take it on. Reject cancels the order.`,
  },
  processing: {
    title: msg`Fulfil this request`,
    consequence: msg`Upload the finished video, then mark the order as fulfilled. The fan can watch it right away.`,
  },
};

/** What fulfilling means where something is sent by mail. */
const sendParcel = {
  title: msg`Fulfil this request`,
  consequence: msg`Send the parcel, then mark the order as fulfilled. The fan is told right away.`,
};

/** The words over the buttons of an order; undefined in a status in which nothing is to be decided. */
export function decisionOn(order: Pick<Order, 'status' | 'lines'>) {
  const onlyGoods = order.lines.every(({ service }) => service === null);
  return order.status === 'processing' && onlyGoods ? sendParcel : decision[order.status];
}

export const trackingError = {
  'tracking-number': msg`Use letters, digits, spaces and . / _ - only`,
} as const;

export const videoFirst = msg`Upload the video first. Then you can mark the order as fulfilled.`;

/** Why nothing is accepted for a celebrity now. */
export function storeClosed({ celebrityName }: Pick<Order, 'celebrityName'>): MessageDescriptor {
  return msg`${celebrityName} takes no orders now: the account is suspended, or no celebrity’s any more. Reject the order, or leave it until the store is open again.`;
}

export const moveFailure = {
  order_moved_on: msg`Somebody was faster: this order has moved on. This is its state now.`,
  video_missing: videoFirst,
  store_closed: msg`This could not be accepted: the celebrity takes no orders now.`,
  no_network: msg`There is no connection. Please try again when you are back online.`,
  other: msg`An error occurred. Please try later`,
} as const;

/** Which of these sentences tells why a move was not made. */
export function failureOf(error: Error): keyof typeof moveFailure {
  if (isNoNetwork(error)) return 'no_network';
  if (!(error instanceof AppError)) return 'other';
  if (error.code === 'video_missing' || error.code === 'store_closed') return error.code;
  return ['order_moved_on', 'not_allowed'].includes(error.code) ? 'order_moved_on' : 'other';
}
