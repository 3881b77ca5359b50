import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { OrderAction } from '#domain/order-move.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import type { Occasion } from '#domain/video-request.ts';

/** The label of each status (row O1). */
export const statusLabel = {
  'admin-approval': msg`Admin approval`,
  'on-hold': msg`On hold`,
  processing: msg`Processing`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  pending: msg`Pending payment`,
  refunded: msg`Refunded`,
  failed: msg`Failed`,
} as const satisfies Record<OrderStatus, MessageDescriptor>;

export const actionLabel = {
  accept: msg`Accept`,
  reject: msg`Reject`,
  fulfil: msg`Fulfilled`,
} as const satisfies Record<OrderAction, MessageDescriptor>;

/** The names of the answers of a request form. */
export const answerLabel: Readonly<Record<string, MessageDescriptor>> = {
  from: msg`From`,
  to: msg`To`,
  occasion: msg`Occasion`,
  instructions: msg`Instructions`,
  message: msg`Message`,
  link: msg`Link`,
  description: msg`Short description`,
};

/** Occasions of a video, which the form sends by their key. */
export const occasionLabel = {
  birthday: msg`Birthday`,
  anniversary: msg`Anniversary`,
  other: msg`Other`,
} as const satisfies Record<Occasion, MessageDescriptor>;

export const moveFailure = {
  order_moved_on: msg`Somebody was faster: this order has moved on. This is its state now.`,
  other: msg`An error occurred. Please try later`,
} as const;
