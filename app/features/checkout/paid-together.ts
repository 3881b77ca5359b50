import type { Order } from '#domain/order/order.ts';
import { awaitsTransfer } from '#domain/payment/payment.ts';

/** An order that is paid together with others, if there is one. */
export function paidTogether(orders: readonly Order[]): Order | undefined {
  return orders.find((order) => order.checkout !== null && awaitsTransfer(order));
}
