import type { Order } from './order.ts';
import type { OrderEvent } from './order-parts.ts';

/** Something that happened to an order and did not move it: what, who did it, and the words that came with it. */
export interface OrderRemark {
  /** UTC instant, ISO 8601. */
  readonly at: string;
  readonly kind: 'released' | 'sending' | 'not-sent';
  readonly by: OrderEvent['by'];
  readonly words: string;
}

/** What happened to an order beside its moves, oldest first. */
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
