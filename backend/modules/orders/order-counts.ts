import { orderStatuses } from '#domain/order/order-status.ts';

import type { WireOrderCounts } from '#backend/contract/orders/order-counts.ts';
import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { countOrders, countOrdersSoFar } from '#backend/modules/orders/store/order-counts.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, countLimitOf, instantsOf, wholeNumber } from '#backend/http/wire/call.ts';
import { statusesOf } from './orders.ts';

/** More instants than these no one asks about. */
const mostInstants = 4;

/**
 * GET astera/v1/order-counts, one of our additions, for those who run the shop: how many orders stand where, with
 * `vendor` those of one vendor as far as they were approved, with `status` of some statuses only. With `count_up_to`
 * numbers of all of them end there: one more than that says that there are more.
 */
export async function orderCounts(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'list');
  const { database } = call.services;
  const vendor = wholeNumber(call.url, 'vendor');
  const wanted = {
    statuses: statusesOf(call.url) ?? orderStatuses,
    instants: instantsOf(call.url, 'before', mostInstants),
  };
  const upTo = countLimitOf(call.url);
  const answer: WireOrderCounts =
    vendor === null && upTo !== null
      ? await countOrdersSoFar(database, wanted, upTo)
      : await countOrders(database, vendor, wanted);
  return json(answer);
}
