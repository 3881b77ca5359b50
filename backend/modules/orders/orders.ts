import { isOrderStatus, type OrderStatus, orderStatuses } from '#domain/order/order-status.ts';
import { orderMatch } from '#domain/order/order-match.ts';
import { isPaymentState, paymentStates, type PaymentState } from '#domain/payment/payment.ts';

import { unknownOrderCode } from '#backend/contract/error.ts';
import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { findOrder, listOrders, orderSorts } from '#backend/modules/orders/store/orders.ts';
import { json } from '#backend/http/wire/answer.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
import {
  type Call,
  instantOf,
  listOf,
  pageOf,
  searchOf,
  wholeNumber,
  wholeNumbers,
} from '#backend/http/wire/call.ts';
import { choice } from '#backend/http/wire/catalog-query.ts';
import { partOf } from '#backend/http/wire/cursor.ts';
import { cursorOrder } from '#backend/http/wire/cursor-order.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { orderView } from './order-view.ts';

const oneOfStatuses = `status is not one of ${orderStatuses.join(', ')}.`;

export function invalidStatus() {
  return invalidParameter('status', oneOfStatuses, 'rest_not_in_enum');
}

export function unknownOrder(status: 400 | 404) {
  return refusal(status, unknownOrderCode, 'Invalid ID.');
}

/** The requested statuses; `any` means all. */
export function statusesOf(url: URL): readonly OrderStatus[] | null {
  const asked = listOf(url, 'status') ?? [];
  if (asked.length === 0 || asked.includes('any')) return null;
  if (!asked.every(isOrderStatus)) throw invalidStatus();
  return asked;
}

/** `payment=a,b`, our extension. */
function paymentsOf(url: URL): readonly PaymentState[] | null {
  const asked = (url.searchParams.get('payment') ?? '').split(',').filter((value) => value !== '');
  if (asked.length === 0) return null;
  const known = asked.filter(isPaymentState);
  if (known.length === asked.length) return known;
  throw invalidParameter('payment', `payment is not one of ${paymentStates.join(', ')}.`);
}

/** `match=…`, our extension: a line of a bank statement, an order number, an amount or a name. */
function matchOf(url: URL) {
  const typed = url.searchParams.get('match') ?? '';
  return typed === '' ? null : orderMatch(typed);
}

/**
 * GET wc/v3/orders: newest first, for users who run the shop. `vendor` (approved orders of one vendor),
 * `idempotency_key`, `pay_before`, `due_before`, `retake`, `match` and sorting by `match` or `due` are our extensions.
 */
export async function orderList(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'list');
  const page = pageOf(call.url);
  const sorts = ['date', 'id', 'modified', 'include', 'match', 'due'] as const;
  const orderBy = choice(call.url, 'orderby', sorts, 'date');
  const order = choice(call.url, 'order', ['asc', 'desc'], 'desc');
  const by = cursorOrder(orderSorts, orderBy, order);
  const { rows, total, neighbours } = await listOrders(call.services.database, {
    customerId: wholeNumber(call.url, 'customer'),
    vendorId: wholeNumber(call.url, 'vendor'),
    statuses: statusesOf(call.url),
    modifiedAfter: instantOf(call.url, 'modified_after'),
    modifiedBefore: instantOf(call.url, 'modified_before'),
    productId: wholeNumber(call.url, 'product'),
    placedAfter: instantOf(call.url, 'after'),
    placedBefore: instantOf(call.url, 'before'),
    idempotencyKey: call.url.searchParams.get('idempotency_key')?.slice(0, 200) ?? null,
    payBefore: instantOf(call.url, 'pay_before'),
    dueBefore: instantOf(call.url, 'due_before'),
    retakeIsOpen: choice(call.url, 'retake', ['any', 'open'], 'any') === 'open',
    payments: paymentsOf(call.url),
    match: matchOf(call.url),
    search: searchOf(call.url),
    include: wholeNumbers(call.url, 'include'),
    exclude: wholeNumbers(call.url, 'exclude'),
    orderBy,
    oldestFirst: order === 'asc',
    ...partOf(call.url, page, by),
  });
  return listAnswer(
    call,
    rows.map((row) => orderView(row, call.url.origin)),
    page,
    total,
    { by, ...neighbours },
  );
}

/** GET wc/v3/orders/{id}. */
export async function orderOne(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'view');
  const stored = await findOrder(call.services.database, Number(call.params[0]));
  if (!stored) throw unknownOrder(404);
  return json(orderView(stored, call.url.origin));
}
