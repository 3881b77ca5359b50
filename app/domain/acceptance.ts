import * as v from 'valibot';

import type { OrderStatus } from './order-status.ts';

/** As many as a page of the desk has. */
export const deskPageSize = 25;

/** The orders that a manager accepts at once, each seen while it waited for approval. */
export const acceptanceSchema = v.object({
  orderIds: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.minLength(1),
    v.maxLength(deskPageSize),
    v.transform((ids) => [...new Set(ids)]),
  ),
});

/** What came of one of them: somebody may have been faster, which is told with where it stands now. */
export interface AcceptanceOutcome {
  readonly orderId: number;
  readonly outcome: 'accepted' | 'movedOn' | 'failed';
  /** Where it stands now; null where nobody could tell. */
  readonly status: OrderStatus | null;
}
