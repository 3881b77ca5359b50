import { decimalFromCents } from '#domain/money/money.ts';
import { invalidTransitionCode } from '#backend/contract/error.ts';
import type { WireRefund } from '#backend/contract/orders/refund.ts';
import { type Caller, callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { actorOf } from './order-transition.ts';
import type { NamedActor } from './payment-transition.ts';
import { paymentOutcome } from './payment-outcome.ts';
import type { Executor } from '#backend/db/database.ts';
import { changeOrder, type NewPaymentEvent } from '#backend/modules/orders/store/order-writes.ts';
import { findOrderRow, lockOrder, type OrderRow } from '#backend/modules/orders/store/orders.ts';
import {
  refundsOf,
  removeRefund,
  type StoredRefund,
} from '#backend/modules/orders/store/refunds.ts';
import { transact } from '#backend/db/transact.ts';
import { json } from '#backend/http/wire/answer.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
import { type Call, pageOf } from '#backend/http/wire/call.ts';
import { choice, requireForce } from '#backend/http/wire/catalog-query.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { unknownOrder } from './orders.ts';
import { wireTime } from '#backend/http/wire/time.ts';

export function refundView(call: Call, refund: StoredRefund): WireRefund {
  const order = `${call.url.origin}/wp-json/wc/v3/orders/${refund.orderId}`;
  const at = wireTime(refund.at);
  return {
    id: refund.id,
    date_created: at,
    date_created_gmt: at,
    amount: decimalFromCents(refund.amountCents),
    reason: refund.reason,
    refunded_by: refund.actorId ?? 0,
    refunded_payment: false,
    meta_data: [],
    line_items: [],
    shipping_lines: [],
    tax_lines: [],
    fee_lines: [],
    _links: {
      self: [{ href: `${order}/refunds/${refund.id}` }],
      collection: [{ href: `${order}/refunds` }],
      up: [{ href: order }],
    },
  };
}

export async function shopkeeper(
  call: Call,
  deed: 'list' | 'view' | 'create' | 'delete',
): Promise<Caller> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, deed);
  return caller;
}

function unknownRefund() {
  return refusal(404, 'woocommerce_rest_shop_order_refund_invalid_id', 'Invalid ID.');
}

async function refundsHere(call: Call): Promise<StoredRefund[]> {
  const order = await findOrderRow(call.services.database, Number(call.params[0]));
  if (!order) throw unknownOrder(404);
  return refundsOf(call.services.database, order.id);
}

/** GET wc/v3/orders/{id}/refunds: newest first. */
export async function refundList(call: Call): Promise<Response> {
  await shopkeeper(call, 'list');
  const page = pageOf(call.url);
  const refunds = await refundsHere(call);
  if (choice(call.url, 'order', ['asc', 'desc'], 'desc') === 'desc') refunds.reverse();
  const rows = refunds.slice(page.offset, page.offset + page.perPage);
  const views = rows.map((row) => refundView(call, row));
  return listAnswer(call, views, page, refunds.length);
}

async function refundHere(call: Call): Promise<StoredRefund> {
  const found = (await refundsHere(call)).find(({ id }) => id === Number(call.params[1]));
  if (!found) throw unknownRefund();
  return found;
}

/** GET wc/v3/orders/{id}/refunds/{id}. */
export async function refundOne(call: Call): Promise<Response> {
  await shopkeeper(call, 'view');
  return json(refundView(call, await refundHere(call)));
}

/** The payment transitions through the given states, by the domain's table. */
export function wayTo(
  order: OrderRow,
  who: NamedActor,
  states: readonly ('refund-due' | 'refunded')[],
  reason: string,
  now: Date,
): { payment: string; events: readonly NewPaymentEvent[] } {
  const events: NewPaymentEvent[] = [];
  let { payment } = order;
  for (const to of states) {
    const word = { to, reference: reason.slice(0, 200) };
    const step = paymentOutcome({ ...order, payment }, who, { word, status: null }, now);
    if (!step) {
      const message = `A payment does not go from ${payment} to ${to} this way.`;
      throw refusal(409, invalidTransitionCode, message);
    }
    payment = step.payment;
    events.push(...step.events);
  }
  return { payment, events };
}

export async function change(
  transaction: Parameters<typeof changeOrder>[0],
  order: OrderRow,
  way: ReturnType<typeof wayTo> | null,
  now: Date,
): Promise<void> {
  const fields = way ? { payment: way.payment } : {};
  const done = await changeOrder(transaction, order, fields, [], null, way?.events ?? [], now);
  if (!done) throw new Error('a locked order was changed by someone else');
}

export async function lockedOrder(transaction: Executor, call: Call): Promise<OrderRow> {
  const order = await lockOrder(transaction, Number(call.params[0]));
  if (!order) throw unknownOrder(404);
  return order;
}

export function whoIs(caller: Caller): NamedActor {
  const actor = actorOf(caller, undefined);
  return actor && caller.kind === 'person' ? { ...actor, name: caller.user.displayName } : null;
}

/**
 * DELETE wc/v3/orders/{id}/refunds/{id}?force=true: the money was not returned after all; for a refunded order it is
 * due again.
 */
export async function refundDelete(call: Call): Promise<Response> {
  const who = whoIs(await shopkeeper(call, 'delete'));
  requireForce(call.url);
  const { database, clock } = call.services;
  const now = clock();
  return transact(database, async (transaction) => {
    const order = await lockedOrder(transaction, call);
    const refunds = await refundsOf(transaction, order.id);
    const refund = refunds.find(({ id }) => id === Number(call.params[1]));
    if (!refund) throw unknownRefund();
    const wasWhole = order.payment === 'refunded';
    const way = wasWhole ? wayTo(order, who, ['refund-due'], '', now) : null;
    await removeRefund(transaction, refund.id);
    await change(transaction, order, way, now);
    return json(refundView(call, refund));
  });
}
