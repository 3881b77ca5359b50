import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { isNoNetwork } from '#app/platform/browser/no-network.ts';
import { AppError, type ErrorCode } from '#domain/app-error.ts';
import { asksForVideo } from '#domain/order/transitions/order-move.ts';
import { type OrderAction } from '#domain/order/transitions/order-moves.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';

export const actionLabel = {
  accept: msg`Accept`,
  reject: msg`Reject`,
  fulfil: msg`Fulfilled`,
} as const satisfies Record<OrderAction, MessageDescriptor>;

/** The decision to make in each status, and what each choice does. */
const decision: Partial<
  Record<OrderStatus, { title: MessageDescriptor; consequence: MessageDescriptor }>
> = {
  'admin-approval': {
    title: msg`Decide on this request`,
    consequence: msg`Accept to pass this to the celebrity. Reject to cancel the order.`,
  },
  'on-hold': {
    title: msg`Decide on this request`,
    consequence: msg`Accept to let the fan know you’ll do it. Reject to cancel the order.`,
  },
  processing: {
    title: msg`Fulfil this request`,
    consequence: msg`Upload the finished video, then mark the order as fulfilled.`,
  },
};

/** What fulfilling means for orders that are shipped. */
const sendParcel = {
  title: msg`Fulfil this request`,
  consequence: msg`Send the parcel, then mark the order as fulfilled.`,
};

/** What fulfilling means for orders that need text, links or screenshots. */
const giveAnswers = {
  title: msg`Fulfil this request`,
  consequence: msg`Fill in what was ordered, then send it.`,
};

/** The text above an order's buttons; undefined in statuses that need no decision. */
export function decisionOn(order: Pick<Order, 'status' | 'lines'>) {
  const onlyGoods = order.lines.every(({ service }) => service === null);
  if (order.status !== 'processing' || asksForVideo(order)) return decision[order.status];
  return onlyGoods ? sendParcel : giveAnswers;
}

export const answerError = {
  'tracking-number': msg`Use only letters, numbers, spaces and . / _ -`,
  parcel: msg`Enter the tracking number, or tick that there isn’t one`,
  reply: msg`Write your reply first`,
  proof: msg`Add a link or a screenshot`,
  'name-spoken': msg`You promised to say the name. Tick this once the video has it`,
  'link-not-an-address': msg`This isn’t a web address`,
  'link-not-instagram': msg`This isn’t a link to Instagram`,
  'link-not-facebook': msg`This isn’t a link to Facebook`,
  'link-not-twitter': msg`This isn’t a link to X (Twitter)`,
} as const;

/** Why a screenshot was rejected. */
export function pictureFailure(code: ErrorCode): MessageDescriptor {
  if (code === 'picture_too_large' || code === 'picture_too_many_pixels') {
    return msg`This picture is too large. Choose a smaller one.`;
  }
  if (code === 'not_a_picture' || code === 'broken_picture') {
    return msg`This file can’t be read as a picture. Choose another one.`;
  }
  return moveFailure.other;
}

export const videoFirst = msg`Upload the video first. Then you can mark the order as fulfilled.`;

export const waitsForPayment = msg`Waiting for payment. You can accept this order once the fan has paid. We’ll email you.`;

/** Why nothing can be accepted for a celebrity now. */
export function storeClosed({ celebrityName }: Pick<Order, 'celebrityName'>): MessageDescriptor {
  return msg`${celebrityName} isn’t taking orders: the account is suspended or is no longer a celebrity account. Reject the order, or leave it until the store reopens.`;
}

export const moveFailure = {
  order_moved_on: msg`Someone else has already moved this order on. Here is where it stands now.`,
  video_missing: videoFirst,
  answer_missing: msg`Something in this order isn’t filled in yet, so nothing was sent.`,
  already_sent: msg`Too late to undo: the fan already has it.`,
  video_below_promise: msg`The video isn’t what was promised, so nothing was sent. It’s still here.`,
  upload_open: msg`A video is still uploading, so nothing was sent.`,
  payment_missing: msg`This order isn’t paid yet, so it can’t start. Nothing has changed.`,
  store_closed: msg`This couldn’t be accepted: the celebrity isn’t taking orders right now.`,
  no_network: msg`You’re offline. Please try again once you’re back online.`,
  other: msg`An error occurred. Please try later`,
} as const;

/** Which of these messages explains why a move failed. */
export function failureOf(error: Error): keyof typeof moveFailure {
  if (isNoNetwork(error)) return 'no_network';
  if (!(error instanceof AppError)) return 'other';
  const { code } = error;
  if (code === 'answer_missing' || code === 'upload_open' || code === 'already_sent') return code;
  if (code === 'video_below_promise' || code === 'video_missing') return code;
  if (code === 'store_closed' || code === 'payment_missing') return code;
  return ['order_moved_on', 'not_allowed'].includes(error.code) ? 'order_moved_on' : 'other';
}
