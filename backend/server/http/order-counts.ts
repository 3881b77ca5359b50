import type { WireOrderCounts } from '../../contract/order-counts.ts';
import { callerOf, notAllowed, runsTheShop } from '../policy/caller.ts';
import { countOrders } from '../store/order-counts.ts';
import { json } from './answer.ts';
import { type Call, wholeNumber } from './call.ts';
import { invalidParameter } from './failure.ts';

/** More instants than these nobody asks about. */
const mostInstants = 4;

function instantsOf(url: URL): readonly Date[] {
  const asked = (url.searchParams.get('before') ?? '').split(',').filter((text) => text !== '');
  const instants = asked.map((text) => new Date(text));
  const isBad = instants.some((instant) => Number.isNaN(instant.getTime()));
  if (isBad || instants.length > mostInstants) throw invalidParameter('before', 'Invalid date.');
  return instants;
}

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
    instantsOf(call.url),
  );
  return json(answer);
}
