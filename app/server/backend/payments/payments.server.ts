import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentAction } from '#domain/payment/payment-move.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { answerOrTrace } from '#app/server/backend/orders/placing/lost-answer.server.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { refusalOfOrder } from '#app/server/backend/orders/placing/order-refusal.server.ts';
import { paymentMeta, type Who } from './payment-meta.server.ts';

/** The service credential reads and changes orders, always after our own check (ADR 0003). */
const as = 'service';

/** A command to change a payment, with the state in which the person saw it. */
export interface PaymentChange {
  readonly orderId: number;
  readonly action: PaymentAction;
  readonly from: PaymentState;
  /** A line of a bank statement or the number of a transaction; may be empty. */
  readonly reference: string;
}

async function readOrder(id: number): Promise<Order> {
  return orderFrom(await ask(paths.order(id), { as, schema: orderSchema }));
}

export function patchPayment(
  order: Order,
  to: PaymentState,
  who: Who,
  reference: string,
): Promise<Order> {
  const actor = who === 'system' ? [] : [{ key: orderMeta.actor, value: `${who.role}:${who.id}` }];
  const at = new Date();
  const change = ask(paths.order(order.id), {
    method: 'PATCH',
    as,
    body: { meta_data: [...actor, ...paymentMeta(order, to, who, { reference, at })] },
    schema: orderSchema,
    refusal: refusalOfOrder,
  });
  const by = who === 'system' ? who : who.role;
  return answerOrTrace(change.then(orderFrom), {
    read: () => readOrder(order.id),
    eventsOf: (now) => now.paymentEvents,
    made: { at: at.toISOString(), from: order.payment, to, by },
  });
}

/** Records that a card has paid an order. Idempotent. */
export async function notePaidByCard(orderId: number, transactionId: string): Promise<Order> {
  const order = await readOrder(orderId);
  if (order.payment !== 'awaiting') return order;
  return patchPayment(order, 'received', 'system', transactionId);
}
