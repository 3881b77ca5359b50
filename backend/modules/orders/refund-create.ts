import { centsFromDecimal } from '#domain/money/money.ts';
import { isPaymentState } from '#domain/payment/payment.ts';
import { invalidTransitionCode } from '#backend/contract/error.ts';
import { refundWriteSchema } from '#backend/contract/orders/refund.ts';
import { addRefund, notRefunded } from '#backend/modules/orders/store/refunds.ts';
import { transact } from '#backend/db/transact.ts';
import { created } from '#backend/http/wire/answer.ts';
import { type Call, readParameters } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { refundFields } from './order-fields.ts';
import { whoIs, shopkeeper, lockedOrder, wayTo, change, refundView } from './order-refunds.ts';

/**
 * POST wc/v3/orders/{id}/refunds: some of an order's money was returned. Once all of it was, the payment is refunded;
 * the order's status stays (ADR 0041).
 */
export async function refundCreate(call: Call): Promise<Response> {
  const who = whoIs(await shopkeeper(call, 'create'));
  const body = await readBody(call.request);
  const { amount, reason } = readParameters(refundWriteSchema, body);
  const { database, clock } = call.services;
  const now = clock();
  return transact(database, async (transaction) => {
    const order = await lockedOrder(transaction, call);
    const amountCents = centsFromDecimal(amount);
    const left = await notRefunded(transaction, order.id);
    if (amountCents <= 0 || amountCents > left) {
      throw refusal(400, 'woocommerce_rest_invalid_order_refund', 'Invalid refund amount.');
    }
    if (!isPaymentState(order.payment) || order.payment === 'awaiting') {
      throw refusal(409, invalidTransitionCode, 'No money came in for this order.');
    }
    const steps =
      order.payment === 'received'
        ? (['refund-due', 'refunded'] as const)
        : (['refunded'] as const);
    const way = amountCents === left ? wayTo(order, who, steps, reason, now) : null;
    const refund = { orderId: order.id, at: now, amountCents, reason, actorId: who?.id ?? null };
    const id = await addRefund(transaction, refund);
    await change(transaction, order, way, now);
    const view = refundView(call, { ...refund, id });
    requireKept(refundFields, body, view);
    return created(call, view);
  });
}
