import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Role } from '#domain/account/role.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';
import type { TimelineStep } from '#domain/order/order-timeline.ts';

/** Order statuses in words (row O1). The technical names appear in URLs only. */
export const statusLabel = {
  'admin-approval': msg`Being checked`,
  'on-hold': msg`With the celebrity`,
  processing: msg`In progress`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  pending: msg`Waiting for payment`,
  refunded: msg`Refunded`,
  failed: msg`Payment failed`,
} as const satisfies Record<OrderStatus, MessageDescriptor>;

/** Celebrities see what they have to do. */
const celebrityLabel: Partial<Record<OrderStatus, MessageDescriptor>> = {
  'on-hold': msg`New request`,
  processing: msg`To deliver`,
};

export function statusLabelFor(role: Role, status: OrderStatus): MessageDescriptor {
  return (role === 'celebrity' ? celebrityLabel[status] : undefined) ?? statusLabel[status];
}

/** The next step and who takes it; null if there is none. */
export function nextStep(
  role: Role,
  { status, celebrityName }: Pick<Order, 'status' | 'celebrityName'>,
): MessageDescriptor | null {
  if (role === 'celebrity') return celebritysNext[status] ?? null;
  if (status === 'on-hold') return msg`${celebrityName} answers next.`;
  if (status === 'processing') return msg`${celebrityName} is working on it.`;
  if (role === 'fan' && status === 'admin-approval') {
    return msg`We check it first, then ${celebrityName} answers.`;
  }
  return (role === 'fan' ? fansNext : teamsNext)[status] ?? null;
}

type Next = Partial<Record<OrderStatus, MessageDescriptor>>;
const fansNext: Next = {
  pending: msg`We start once your payment arrives.`,
};
const celebritysNext: Next = {
  'admin-approval': msg`Our team checks it first.`,
  'on-hold': msg`Your turn: accept or reject it.`,
  processing: msg`Your turn: send what was ordered.`,
  pending: msg`We’re waiting for the fan’s payment.`,
};
const teamsNext: Next = {
  'admin-approval': msg`Your turn: accept or reject it.`,
  pending: msg`We’re waiting for the fan’s payment.`,
};

/** For an order that can still be undone and is about to be sent to its fan. */
export const sendingLabel = msg`Sending…`;

/** The completed and the remaining steps of an order. */
export const stepLabel = {
  requested: msg`Requested`,
  approved: msg`Approved by our team`,
  accepted: msg`Accepted by the celebrity`,
  completed: msg`Completed`,
} as const satisfies Record<TimelineStep, MessageDescriptor>;
