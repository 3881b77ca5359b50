import { orderStatuses } from '#domain/order/order-status.ts';

import type { WireOrderCounts } from '#backend/contract/orders/order-counts.ts';
import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { countOrders, countOrdersSoFar } from '#backend/modules/orders/store/order-counts.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, countLimitOf, instantsOf, wholeNumber } from '#backend/http/wire/call.ts';
import { statusesOf } from './orders.ts';

/** The maximum number of instants in a request. */
const mostInstants = 4;

/**
 * GET astera/v1/order-counts, our extension, for users who run the shop: order counts by status. `vendor` counts the
 * approved orders of one vendor, `status` limits the statuses. With `count_up_to`, counts of all orders stop one above
 * that limit to show that there are more.
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
