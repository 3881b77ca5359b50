import { orderNoteWriteSchema } from '#backend/contract/orders/order-note.ts';
import { type Caller, callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import {
  addNote,
  notesOf,
  removeNote,
  type StoredNote,
} from '#backend/modules/orders/store/order-notes.ts';
import { findNote } from '#backend/modules/orders/store/find-note.ts';
import { findOrderRow } from '#backend/modules/orders/store/orders.ts';
import { created, json } from '#backend/http/wire/answer.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
import { type Call, pageOf, readParameters } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { choice, requireForce } from '#backend/http/wire/catalog-query.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { unknownOrder } from './orders.ts';
import { noteView } from './note-view.ts';

/** The caller, who has to run the shop, and the id of the order in the path. */
async function orderOf(
  call: Call,
  deed: 'list' | 'view' | 'create' | 'delete',
): Promise<{ caller: Caller; orderId: number }> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, deed);
  const order = await findOrderRow(call.services.database, Number(call.params[0]));
  if (!order) throw unknownOrder(404);
  return { caller, orderId: order.id };
}

async function noteHere(call: Call, orderId: number): Promise<StoredNote> {
  const note = await findNote(call.services.database, orderId, Number(call.params[1]));
  if (!note) throw refusal(404, 'woocommerce_rest_invalid_id', 'Invalid resource ID.');
  return note;
}

/** GET wc/v3/orders/{id}/notes: newest first. */
export async function noteList(call: Call): Promise<Response> {
  const { orderId } = await orderOf(call, 'list');
  const page = pageOf(call.url);
  const type = choice(call.url, 'type', ['any', 'customer', 'internal'], 'any');
  const forCustomer = type === 'any' ? null : type === 'customer';
  const found = await notesOf(call.services.database, orderId, forCustomer);
  const rows = found.slice(page.offset, page.offset + page.perPage);
  const views = rows.map((note) => noteView(call, note));
  return listAnswer(call, views, page, found.length);
}

/** GET wc/v3/orders/{id}/notes/{id}. */
export async function noteOne(call: Call): Promise<Response> {
  const { orderId } = await orderOf(call, 'view');
  return json(noteView(call, await noteHere(call, orderId)));
}

/** POST wc/v3/orders/{id}/notes. */
export async function noteCreate(call: Call): Promise<Response> {
  const { caller, orderId } = await orderOf(call, 'create');
  const sent = readParameters(orderNoteWriteSchema, await readBody(call.request));
  const isSigned = sent.added_by_user && caller.kind === 'person';
  const note = await addNote(call.services.database, {
    orderId,
    at: call.services.clock(),
    author: isSigned ? caller.user.displayName : 'system',
    words: sent.note,
    forCustomer: sent.customer_note,
  });
  return created(call, noteView(call, note));
}

/** DELETE wc/v3/orders/{id}/notes/{id}?force=true. */
export async function noteDelete(call: Call): Promise<Response> {
  const { orderId } = await orderOf(call, 'delete');
  requireForce(call.url);
  const note = await noteHere(call, orderId);
  await removeNote(call.services.database, note.id);
  return json(noteView(call, note));
}
