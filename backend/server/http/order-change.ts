import { isOrderStatus } from '#domain/order-status.ts';
import * as v from 'valibot';

import { invalidTransitionCode, orderMovedOnCode, videoMissingCode } from '../../contract/error.ts';
import { changeOrderRequestSchema, orderMeta } from '../../contract/order.ts';
import { callerOf, notAllowed, runsTheShop } from '../policy/caller.ts';
import { actorOf, readActor, transition } from '../policy/order-transition.ts';
import { changeOrder, type NewOrderEvent, type OrderChange } from '../store/order-writes.ts';
import { findOrder } from '../store/orders.ts';
import { json } from './answer.ts';
import { type Call, readBody } from './call.ts';
import { invalidParameter, refusal } from './failure.ts';
import { orderView } from './order-view.ts';
import { invalidStatus, unknownOrder } from './orders.ts';

/** Keys of a change that steer it and are never stored. */
const steering: readonly string[] = [
  orderMeta.actor,
  orderMeta.from,
  orderMeta.events,
  orderMeta.idempotencyKey,
];

/** How often a change without a move is tried again when another change came between. */
const maxAttempts = 10;

function movedOn() {
  return refusal(409, orderMovedOnCode, 'The order is in another state now.');
}

type Change = v.InferOutput<typeof changeOrderRequestSchema>;

async function readChange(request: Request): Promise<Change> {
  const parsed = v.safeParse(changeOrderRequestSchema, await readBody(request));
  if (parsed.success) return parsed.output;
  const name = v.getDotPath(parsed.issues[0]) ?? 'body';
  const type = parsed.issues[0].expected ?? 'valid';
  throw invalidParameter(
    name,
    `${name} is not of type ${type.includes('string') ? 'string' : type}.`,
  );
}

/**
 * PATCH, PUT or POST wc/v3/orders/{id}. A new status must be a move of the domain's table and is made
 * by one guarded update: 409 when the order is not in the expected state, 409 with other codes when
 * there is no such move and when the video is missing that it needs. The same status again changes nothing.
 */
export async function orderChange(call: Call): Promise<Response> {
  const { database, clock } = call.services;
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'edit');
  const id = Number(call.params[0]);
  const change = await readChange(call.request);
  const to = change.status || null;
  if (to !== null && !isOrderStatus(to)) throw invalidStatus();
  const named = (key: string) => change.meta_data.find((entry) => entry.key === key)?.value;
  const expected = named(orderMeta.from);
  const sentActor = named(orderMeta.actor);
  if (caller.kind === 'service' && sentActor !== undefined && !readActor(sentActor)) {
    throw invalidParameter('meta_data', `${orderMeta.actor} is not like "celebrity:2".`);
  }
  const actor = actorOf(caller, sentActor);
  const meta = change.meta_data.filter(({ key }) => !steering.includes(key));

  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const stored = await findOrder(database, id);
    if (!stored) throw unknownOrder(400);
    const { order } = stored;
    if (expected !== undefined && expected !== order.status) throw movedOn();
    const moves = to !== null && to !== order.status;
    const way = moves ? transition(actor, stored, to) : 'open';
    if (way === 'video-missing') {
      throw refusal(409, videoMissingCode, 'The video of this order is not there yet.');
    }
    if (way === 'closed') {
      throw refusal(
        409,
        invalidTransitionCode,
        `An order does not go from ${order.status} to ${to} this way.`,
      );
    }
    const now = clock();
    const fields: OrderChange = {
      ...(moves ? { status: to } : {}),
      ...(moves && to === 'completed' ? { completedAt: now } : {}),
      ...(change.customer_note != null ? { customerNote: change.customer_note } : {}),
      ...(change.transaction_id != null ? { transactionId: change.transaction_id } : {}),
      ...(change.set_paid && !order.paidAt ? { paidAt: now } : {}),
    };
    const event: NewOrderEvent | null = moves
      ? {
          at: now,
          fromStatus: order.status,
          toStatus: to,
          by: actor?.role ?? 'system',
          actorId: actor?.id ?? null,
        }
      : null;
    const nothing = Object.keys(fields).length === 0 && meta.length === 0;
    if (nothing || (await changeOrder(database, order, fields, meta, event, now))) {
      const changed = await findOrder(database, id);
      if (!changed) throw unknownOrder(400);
      return json(orderView(changed, call.url.origin));
    }
    // The move was decided on a state that is gone; a mere note is tried again on the new state.
    if (moves) throw movedOn();
  }
  throw movedOn();
}
