import { eq, sql } from 'drizzle-orm';

import { products } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { vendors } from '#backend/modules/people/store/vendors.schema.ts';

/**
 * Updates the price of a vendor's cheapest published service after a service changed.
 * @param vendorId all vendors if omitted
 */
export async function refreshBestPrice(executor: Executor, vendorId?: number): Promise<void> {
  const cheapest = sql`(select min(${products.priceCents}) from ${products}
    where ${products.vendorId} = ${vendors.userId} and ${products.service} is not null and ${products.status} = 'publish')`;
  await executor
    .update(vendors)
    .set({ bestPriceCents: cheapest })
    .where(vendorId === undefined ? undefined : eq(vendors.userId, vendorId));
}
