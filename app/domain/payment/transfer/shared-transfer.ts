import type { Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';

import { calledOff, awaitsTransfer, type PaymentState } from '../payment.ts';
import { paymentEnd } from '../payment-time.ts';

const ownPart = /^(\d{1,10})C(\d{8})$/;
/** How many checkouts of one person have a name of their own. */
const numbers = 100_000_000;

/**
 * The own part of the reference that all orders of one checkout share: the number of anyone who ordered, C, and eight
 * digits. The number leads to the orders, which no back end can look for by their meta alone; no order's own number has
 * a letter.
 * @param seed any whole number; the same one names the same checkout
 */
export function checkoutReference(customerId: number, seed: number): string {
  return `${customerId}C${String(seed % numbers).padStart(8, '0')}`;
}

/** Whose checkout such an own part names; null for everything else. */
export function customerOfCheckout(reference: string): number | null {
  const customer = Number(ownPart.exec(reference)?.[1]);
  return Number.isInteger(customer) && customer > 0 ? customer : null;
}

/** What is looked at of an order to say what its transfer pays. */
export type BilledOrder = Pick<
  Order,
  | 'id'
  | 'number'
  | 'celebrityName'
  | 'total'
  | 'status'
  | 'payment'
  | 'paymentMethod'
  | 'transactionId'
  | 'payBy'
>;

export function billedOrder(order: Order): BilledOrder {
  const { id, number, celebrityName, total, status } = order;
  const { payment, paymentMethod, transactionId, payBy } = order;
  return {
    ...{ id, number, celebrityName, total, status },
    ...{ payment, paymentMethod, transactionId, payBy },
  };
}

/** What one transfer pays. */
export interface TransferBill {
  /** What the reference is made of: the number of the one order, or what its checkout is called. */
  readonly number: string;
  readonly total: Cents;
  readonly orders: readonly BilledOrder[];
  /** Until when the first of them has to be paid; null where all may wait. */
  readonly end: Date | null;
}

export function sumOf(orders: readonly Pick<BilledOrder, 'total'>[]): Cents {
  return orders.reduce((sum, { total }) => sum + total, 0);
}

/**
 * What is transferred for an order, with all that its checkout still has to pay.
 * @param others the orders of its checkout, itself among them or not
 */
export function billOf(
  order: BilledOrder & Pick<Order, 'checkout'>,
  others: readonly BilledOrder[] = [],
): TransferBill {
  if (!order.checkout) {
    return {
      ...{ number: order.number, total: order.total },
      ...{ orders: [order], end: paymentEnd(order) },
    };
  }
  const all = new Map([...others, order].map((one) => [one.id, one]));
  const orders = [...all.values()].filter(awaitsTransfer).toSorted((one, two) => one.id - two.id);
  const ends = orders.flatMap((one) => paymentEnd(one)?.getTime() ?? []);
  return {
    number: order.checkout.reference,
    total: sumOf(orders),
    orders,
    end: ends.length > 0 ? new Date(Math.min(...ends)) : null,
  };
}

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
