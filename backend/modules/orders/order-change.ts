import type { Obstacle } from '#domain/order/transitions/order-move.ts';
import { isOrderStatus } from '#domain/order/order-status.ts';
import { isPaymentState } from '#domain/payment/payment.ts';
import * as v from 'valibot';

import {
  answerMissingCode,
  invalidTransitionCode,
  orderMovedOnCode,
  paymentMissingCode,
  storeClosedCode,
  uploadOpenCode,
  videoMissingCode,
} from '#backend/contract/error.ts';
import { changeOrderRequestSchema } from '#backend/contract/orders/order-requests.ts';
import { rejectionMetaSchema, type WireRejection } from '#backend/contract/orders/order-history.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { rewritesOnce } from '#backend/contract/orders/order-fulfilment.ts';
import { metaOnceSent, missesPending } from '#backend/contract/orders/pending-fulfilment.ts';
import { forgedKey } from '#backend/contract/orders/site-order-meta.ts';
import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { actorOf, metaEntries, readActor, transition } from './order-transition.ts';
import type { NamedActor, PaymentWord } from './payment-transition.ts';
import { paymentOutcome } from './payment-outcome.ts';
import type { Executor } from '#backend/db/database.ts';
import {
  changeOrder,
  type NewOrderEvent,
  type OrderChange,
} from '#backend/modules/orders/store/order-writes.ts';
import { removeReplacedProofs } from '#backend/modules/orders/store/replaced-proofs.ts';
import {
  findOrder,
  type OrderRow,
  type StoredOrder,
} from '#backend/modules/orders/store/orders.ts';
import { orderSearchText } from '#backend/search/order-search-text.ts';
import { findUserById } from '#backend/modules/people/store/users.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, readParameters } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { orderFields } from './order-fields.ts';
import { orderView } from './order-view.ts';
import { invalidStatus, unknownOrder } from './orders.ts';

/** Meta keys that control a change and are never stored. */
const steering: readonly string[] = [
  orderMeta.actor,
  orderMeta.from,
  orderMeta.rejection,
  orderMeta.events,
  orderMeta.storeClosed,
  orderMeta.startsUnpaid,
  orderMeta.pendingFrom,
  orderMeta.idempotencyKey,
  orderMeta.payment,
  orderMeta.paymentFrom,
  orderMeta.paymentReference,
  orderMeta.paymentEvents,
];

/** How often an update without a status transition is retried after a concurrent change. */
const maxAttempts = 10;

function movedOn() {
  return refusal(409, orderMovedOnCode, 'The order is in another state now.');
}

/** The responses when an obstacle blocks a transition. */
const refusals = {
  'being-sent': [orderMovedOnCode, 'This order is about to be sent.'],
  'video-missing': [videoMissingCode, 'The video of this order is not there yet.'],
  'upload-open': [uploadOpenCode, 'A video of this order is still being uploaded.'],
  'answer-missing': [answerMissingCode, 'Something is missing that fulfils this order.'],
  'store-closed': [storeClosedCode, 'The store of this order is closed.'],
  'payment-missing': [paymentMissingCode, 'The money of this order is not there yet.'],
} as const satisfies Record<Obstacle, readonly [code: string, message: string]>;

type Change = v.InferOutput<typeof changeOrderRequestSchema>;

/** The rejection reason in an update, or null if there is none. */
function readRejection(sent: unknown): WireRejection | null {
  if (sent === undefined) return null;
  if (!v.is(rejectionMetaSchema, sent)) {
    throw invalidParameter('meta_data', `${orderMeta.rejection} is not like { reason, words }.`);
  }
  return sent;
}

/** The payment change in a request: from our meta, or WooCommerce's `set_paid`. */
function paymentWord(change: Change, named: (key: string) => unknown): PaymentWord | null {
  const to = named(orderMeta.payment);
  const reference = named(orderMeta.paymentReference);
  const line = typeof reference === 'string' ? reference.slice(0, 200) : '';
  // Payment changes that follow from a status transition cannot be requested.
  if (to !== undefined && change.status) return null;
  if (to === undefined) return change.set_paid ? { to: 'received', reference: line } : null;
  if (isPaymentState(to)) return { to, reference: line };
  throw invalidParameter('meta_data', `${orderMeta.payment} is no state of a payment.`);
}

function partsOf<Part>(sent: Readonly<Record<string, Part | undefined>>): Record<string, Part> {
  const parts: Record<string, Part> = {};
  for (const [name, value] of Object.entries(sent)) if (value !== undefined) parts[name] = value;
  return parts;
}

/** The fields that an update writes as sent; addresses are merged. */
function writtenFields(
  { order, lines }: Pick<StoredOrder, 'order' | 'lines'>,
  change: Change,
): OrderChange {
  const billing = change.billing && { ...order.billing, ...partsOf(change.billing) };
  const { email: _, ...address } = change.shipping ?? {};
  return {
    ...(change.customer_note != null && { customerNote: change.customer_note }),
    ...(change.transaction_id != null && { transactionId: change.transaction_id }),
    ...(change.payment_method != null && { paymentMethod: change.payment_method }),
    ...(change.payment_method_title != null && {
      paymentMethodTitle: change.payment_method_title,
    }),
    // Orders can be searched by the customer's billing data.
    ...(billing && { billing, searchText: orderSearchText(billing, lines) }),
    ...(change.shipping && { shipping: { ...order.shipping, ...partsOf(address) } }),
  };
}

async function nameOf(database: Executor, userId: number): Promise<string> {
  return (await findUserById(database, userId))?.displayName ?? '';
}

/** When the payment was received, if known; cleared when the payment is taken back. */
function paidAtOf(order: OrderRow, payment: string, now: Date): Date | null {
  return payment === 'awaiting' ? null : (order.paidAt ?? now);
}

/**
 * PATCH, PUT or POST wc/v3/orders/{id}. A new status must be a transition of the domain's table and is made by one
 * guarded update: 409 if the order is not in the expected state, 409 with other codes if there is no such transition,
 * if the video or payment that it needs is missing, or if it needs the store to be open. The same status again changes
 * nothing. The payment changes likewise, by its own table, and automatically when the order is called off
 * (docs/adr/0020).
 */
export async function orderChange(call: Call): Promise<Response> {
  const { database, clock, mediaFolder } = call.services;
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'edit');
  const id = Number(call.params[0]);
  const body = await readBody(call.request);
  const change = readParameters(changeOrderRequestSchema, body);
  const to = change.status ?? null;
  if (to !== null && !isOrderStatus(to)) throw invalidStatus();
  const named = (key: string) => change.meta_data.find((entry) => entry.key === key)?.value;
  const expected = named(orderMeta.from);
  const sentActor = named(orderMeta.actor);
  if (caller.kind === 'service' && sentActor !== undefined && !readActor(sentActor)) {
    throw invalidParameter('meta_data', `${orderMeta.actor} is not like "celebrity:2".`);
  }
  const actor = actorOf(caller, sentActor);
  const rejection = readRejection(named(orderMeta.rejection));
  const meta = change.meta_data.filter(({ key }) => !steering.includes(key));
  const onceSent = metaOnceSent(meta);
  const word = paymentWord(change, named);
  const seenPayment = named(orderMeta.paymentFrom);

  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await findOrder(database, id);
    if (!stored) throw unknownOrder(400);
    const { order } = stored;
    if (expected !== undefined && expected !== order.status) throw movedOn();
    if (seenPayment !== undefined && seenPayment !== order.payment) throw movedOn();
    const who: NamedActor = actor && { ...actor, name: await nameOf(database, actor.id) };
    const moves = to !== null && to !== order.status;
    const kept = metaEntries(stored.meta);
    if (rewritesOnce(kept, meta) || missesPending(kept, change.meta_data)) throw movedOn();
    const completes = onceSent !== null || (moves && to === 'completed');
    const forged = caller.kind === 'service' ? null : forgedKey(kept, meta, completes);
    if (forged !== null) {
      throw invalidParameter('meta_data', `${forged} is written by the site.`);
    }
    const how = {
      isOwnWord: caller.kind === 'person',
      startsUnpaid: named(orderMeta.startsUnpaid) === true,
    };
    // The fulfilment may come with the update that completes the order, or with the one that is about to.
    const way = moves
      ? transition(actor, stored, to, { ...how, meta })
      : onceSent
        ? transition(actor, stored, 'completed', { ...how, meta: onceSent })
        : 'open';
    if (way === 'closed') {
      throw refusal(
        409,
        invalidTransitionCode,
        `An order does not go from ${order.status} to ${to} this way.`,
      );
    }
    if (way !== 'open') {
      const [code, message] = refusals[way];
      throw refusal(409, code, message);
    }
    // Validates all remaining fields at once.
    const { status: _, ...rest } = body;
    const wanted = writtenFields(stored, change);
    requireKept(orderFields, rest, orderView({ ...stored, order: { ...order, ...wanted } }, ''));
    const now = clock();
    const said = { word, status: moves ? to : null };
    const outcome = paymentOutcome(order, who, said, now);
    if (!outcome) {
      throw refusal(
        409,
        invalidTransitionCode,
        `A payment does not go from ${order.payment} to ${word?.to} this way.`,
      );
    }
    const { payment, events: payments } = outcome;
    if (payment === 'awaiting' && stored.refunds.length > 0) {
      const message = 'Money that went back came in before: unsay the refunds first.';
      throw refusal(409, invalidTransitionCode, message);
    }
    const fields: OrderChange = {
      ...(moves ? { status: to } : {}),
      ...(moves && to === 'completed' ? { completedAt: now } : {}),
      ...wanted,
      ...(payments.length > 0 ? { payment, paidAt: paidAtOf(order, payment, now) } : {}),
    };
    const event: NewOrderEvent | null = moves
      ? {
          at: now,
          fromStatus: order.status,
          toStatus: to,
          by: actor?.role ?? 'system',
          actorId: actor?.id ?? null,
          rejection: to === 'cancelled' ? rejection : null,
        }
      : null;
    const nothing = Object.keys(fields).length === 0 && meta.length === 0;
    if (nothing || (await changeOrder(database, order, fields, meta, event, payments, now))) {
      const changed = await findOrder(database, id);
      if (!changed) throw unknownOrder(400);
      await removeReplacedProofs(database, mediaFolder, id, { before: kept, sent: meta });
      return json(orderView(changed, call.url.origin));
    }
    // The transition was based on an outdated state; an update without one is retried on the new state.
    if (moves) throw movedOn();
  }
  throw movedOn();
}
