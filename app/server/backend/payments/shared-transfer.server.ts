import type { Cents } from '#domain/money/money.ts';

/** One transfer that paid for several orders, as the person saw them. */
export interface ReceivedTransfer {
  /** Our own part of the reference the orders share. */
  readonly checkout: string;
  /** Orders that were awaiting payment when they were viewed. */
  readonly orderIds: readonly number[];
  /** The amount on the bank statement. */
  readonly amount: Cents;
  /** The bank statement line; may be empty. */
  readonly reference: string;
}
