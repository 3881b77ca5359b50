import type { Order } from './order.ts';
import type { OrderEvent } from './order-parts.ts';

/** An event that did not change the order's status: what happened, who did it, and any accompanying text. */
export interface OrderRemark {
  /** UTC instant, ISO 8601. */
  readonly at: string;
  readonly kind: 'released' | 'sending' | 'not-sent';
  readonly by: OrderEvent['by'];
  readonly words: string;
}

/** An order's events other than its status changes, oldest first. */
export function remarksOf({
  release,
  pendingFulfilment,
}: Pick<Order, 'release' | 'pendingFulfilment'>): readonly OrderRemark[] {
  const remarks: OrderRemark[] = [];
  if (release) {
    const { at, by, reason: words } = release;
    remarks.push({ at, kind: 'released', by, words });
  }
  if (pendingFulfilment) {
    const { at, by, droppedAt } = pendingFulfilment;
    remarks.push({ at, kind: 'sending', by: by.role, words: '' });
    if (droppedAt !== null) {
      remarks.push({ at: droppedAt, kind: 'not-sent', by: 'system', words: '' });
    }
  }
  return remarks;
}
