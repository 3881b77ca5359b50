import type { Cents } from '#domain/money/money.ts';

/** One transfer that came in for several orders, as the person saw them. */
export interface ReceivedTransfer {
  /** What the orders share: the own part of the reference. */
  readonly checkout: string;
  /** Each of which awaited its money when it was looked at. */
  readonly orderIds: readonly number[];
  /** What the statement says came in. */
  readonly amount: Cents;
  /** The line of the statement; may be empty. */
  readonly reference: string;
}
