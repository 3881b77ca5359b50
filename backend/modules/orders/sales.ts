import type { WireSales } from '#backend/contract/orders/sales.ts';
import { callerOf, notAllowed, runsTheShop } from '#backend/http/auth/caller.ts';
import { vendorSales } from '#backend/modules/vendors/store/sales.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, instantsOf, wholeNumber } from '#backend/http/wire/call.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';

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
