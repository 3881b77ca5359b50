import type { Cents } from '#domain/money/money.ts';
import { calledOff, awaitsTransfer, type PaymentState } from '#domain/payment/payment.ts';
import { type BilledOrder, sumOf } from './shared-transfer.ts';

function waits({ payment }: { readonly payment: PaymentState }): boolean {
  return payment === 'awaiting';
}

/**
 * The orders of one checkout that so much money pays, to the cent: all that still await a transfer, or those together
 * with what was called off before the money came, which then goes back. Null for every other amount: no part of a sum
 * is taken for the whole.
 */
export function ordersPaidBy(
  orders: readonly BilledOrder[],
  amount: Cents,
): readonly BilledOrder[] | null {
  const alive = orders.filter(awaitsTransfer);
  if (alive.length > 0 && sumOf(alive) === amount) return alive;
  const late = orders.filter((order) => waits(order) && calledOff.includes(order.status));
  const all = [...alive, ...late].toSorted((one, other) => one.id - other.id);
  return late.length > 0 && sumOf(all) === amount ? all : null;
}

/** What became of one of several payments that came in one transfer. */
export interface ReceivedOutcome {
  readonly orderId: number;
  /** `movedOn`: another person was faster; `failed`: no one knows, and it can be tried again. */
  readonly outcome: 'done' | 'movedOn' | 'failed';
  /** Where its money stands now; null where that is not known. */
  readonly payment: PaymentState | null;
}
