import type { WireOrderCounts } from '../../contract/order-counts.ts';
import { callerOf, notAllowed, runsTheShop } from '../policy/caller.ts';
import { countOrders } from '../store/order-counts.ts';
import { json } from './answer.ts';
import { type Call, instantsOf, wholeNumber } from './call.ts';

/** More instants than these nobody asks about. */
const mostInstants = 4;

/**
 * GET astera/v1/order-counts, one of our additions, for those who run the shop: how many orders stand where, with
 * `vendor` those of one vendor as far as they were approved.
 */
export async function orderCounts(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'list');
  const answer: WireOrderCounts = await countOrders(
    call.services.database,
    wholeNumber(call.url, 'vendor'),
    instantsOf(call.url, 'before', mostInstants),
  );
  return json(answer);
}
