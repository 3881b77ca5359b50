import type { Cents } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';

import { awaitsTransfer } from '#domain/payment/payment.ts';
import { paymentEnd } from '../payment-time.ts';

/** The order data needed to determine what its transfer pays. */
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

/** What one transfer pays for. */
export interface TransferBill {
  /** What the reference is built from: the number of the one order, or the checkout's reference part. */
  readonly number: string;
  readonly total: Cents;
  readonly orders: readonly BilledOrder[];
  /** The earliest payment deadline among them; null if none has one. */
  readonly end: Date | null;
}

export function sumOf(orders: readonly Pick<BilledOrder, 'total'>[]): Cents {
  return orders.reduce((sum, { total }) => sum + total, 0);
}

/**
 * The transfer for an order, including everything its checkout still has to pay.
 * @param others the orders of its checkout, with or without this one
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
