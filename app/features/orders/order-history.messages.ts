import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { OrderRemark } from '#domain/order/order-remark.ts';
import type { OrderEvent } from '#domain/order/order-parts.ts';

/** The people who changed an order, by role. */
export const actorLabel = {
  fan: msg`Fan`,
  celebrity: msg`Celebrity`,
  manager: msg`Our team`,
  administrator: msg`Our team`,
  system: msg`Automatically`,
} as const satisfies Record<OrderEvent['by'], MessageDescriptor>;

/** Events in an order's history that did not change its status. */
export const remarkEntry = {
  released: msg`Cleared to start before payment`,
  sending: msg`Started sending to the fan`,
  'not-sent': msg`Not sent: the order changed first`,
} as const satisfies Record<OrderRemark['kind'], MessageDescriptor>;

/** One history entry, given the status labels; `from` is null for the placement of the order. */
export function historyEntry(labels: { from: string | null; to: string }): MessageDescriptor {
  const { from, to } = labels;
  return from === null ? msg`Order placed, status “${to}”` : msg`Moved from “${from}” to “${to}”`;
}
