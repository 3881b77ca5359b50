import type { WireSales } from '#backend/contract/orders/sales.ts';
import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { vendorSales } from '#backend/modules/vendors/store/sales.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, instantsOf, wholeNumber } from '#backend/http/wire/call.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';

/** The maximum number of rate changes in a request. */
const mostPeriods = 100;

/** GET astera/v1/sales, our extension, for users who run the shop: the revenue of a vendor's orders. */
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
