import type { Order, OrderEvent } from './order.ts';

/** Something that happened to an order and did not move it: what, who did it, and the words that came with it. */
export interface OrderRemark {
  /** UTC instant, ISO 8601. */
  readonly at: string;
  readonly kind: 'released';
  readonly by: OrderEvent['by'];
  readonly words: string;
}

/** What happened to an order beside its moves, oldest first. */
export function remarksOf({ release }: Pick<Order, 'release'>): readonly OrderRemark[] {
  return release
    ? [{ at: release.at, kind: 'released', by: release.by, words: release.reason }]
    : [];
}
