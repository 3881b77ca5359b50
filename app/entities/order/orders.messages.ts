import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { OrderStatus } from '#domain/order/order-status.ts';
import type { TimelineStep } from '#domain/order/order-timeline.ts';

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

/** Of an order that can be undone yet and is about to reach its fan. */
export const sendingLabel = msg`Sending…`;

/** What has been done on the way of an order, or is still to do. */
export const stepLabel = {
  requested: msg`Requested`,
  approved: msg`Approved by our team`,
  accepted: msg`Accepted by the celebrity`,
  completed: msg`Completed`,
} as const satisfies Record<TimelineStep, MessageDescriptor>;
