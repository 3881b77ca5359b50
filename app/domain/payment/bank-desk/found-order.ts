import type { Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';

/** An order that a line of a statement can be assigned to. */
export interface FoundOrder extends Pick<
  Order,
  'id' | 'number' | 'status' | 'payment' | 'total' | 'celebrityName'
> {
  readonly fan: string;
  /** What is still to be paid for it by transfer. */
  readonly due: Cents;
}
