import type { WireSales } from '../../contract/sales.ts';
import { callerOf, notAllowed, runsTheShop } from '../policy/caller.ts';
import { vendorSales } from '../store/sales.ts';
import { json } from './answer.ts';
import { type Call, instantsOf, wholeNumber } from './call.ts';
import { invalidParameter } from './failure.ts';

/** How often a rate may have changed and still be told apart. */
const mostPeriods = 100;

/** GET astera/v1/sales, one of our additions, for those who run the shop: what a vendor's orders brought in. */
export async function sales(call: Call): Promise<Response> {
  const caller = await callerOf(call);
  if (!runsTheShop(caller)) throw notAllowed(caller, 'list');
  const vendorId = wholeNumber(call.url, 'vendor');
  const [since] = instantsOf(call.url, 'after', 1);
  if (vendorId === null) throw invalidParameter('vendor', 'vendor is required.');
  if (!since) throw invalidParameter('after', 'after is required.');
  const periods = instantsOf(call.url, 'periods', mostPeriods);
  const answer: WireSales = await vendorSales(call.services.database, vendorId, since, periods);
  return json(answer);
}
