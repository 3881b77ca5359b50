import type { Cents } from '#domain/money/money.ts';
import { calledOff, awaitsTransfer, type PaymentState } from '#domain/payment/payment.ts';
import { type BilledOrder, sumOf } from './shared-transfer.ts';

function waits({ payment }: { readonly payment: PaymentState }): boolean {
  return payment === 'awaiting';
}

/**
 * The orders of one checkout that this amount pays, to the cent: all that still await a transfer, or those plus orders
 * called off before the money arrived, whose share is then refunded. Null for any other amount: a partial sum never
 * counts as the whole.
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

/** The result for one of several payments received in one transfer. */
export interface ReceivedOutcome {
  readonly orderId: number;
  /** `movedOn`: someone else was faster; `failed`: the outcome is unknown, and it can be retried. */
  readonly outcome: 'done' | 'movedOn' | 'failed';
  /** Its current payment state; null if unknown. */
  readonly payment: PaymentState | null;
}
