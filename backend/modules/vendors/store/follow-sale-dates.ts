import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { refreshBestPrice } from '#backend/modules/catalog/store/best-price.ts';
import { products, variations } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { transact } from '#backend/db/transact.ts';
import { followVariations } from './sale-dates.ts';

type Sold = typeof products | typeof variations;

/** Whether a sale is on at an instant, in SQL. */
function isOnAt(table: Sold, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(${table.salePriceCents} < ${table.regularPriceCents}
    and coalesce(${table.saleFrom} <= ${at}, true) and coalesce(${at} <= ${table.saleTo}, true))`;
}

/** Updates the current price of rows whose sale has started or ended since the last run. */
function turn<Table extends Sold>(transaction: Executor, table: Table, now: Date) {
  const isOn = isOnAt(table, now);
  return transaction
    .update(table)
    .set({
      onSale: isOn,
      priceCents: sql`case when ${isOn} then ${table.salePriceCents} else ${table.regularPriceCents} end`,
    })
    .where(
      and(
        isNotNull(table.salePriceCents),
        isNotNull(table.regularPriceCents),
        sql`(${table.saleFrom} is not null or ${table.saleTo} is not null)`,
        sql`${table.onSale} <> ${isOn}`,
      ),
    );
}

/** Starts and ends the sales that are due. */
export function followSaleDates(
  database: Pick<BackendDatabase, 'transaction'>,
  now: Date,
): Promise<void> {
  return transact(database, async (transaction) => {
    const goods = await turn(transaction, products, now).returning({
      vendorId: products.vendorId,
      service: products.service,
    });
    const sizes = await turn(transaction, variations, now).returning({
      productId: variations.productId,
    });
    await followVariations(transaction, [...new Set(sizes.map(({ productId }) => productId))]);
    const sellers = goods.flatMap(({ vendorId, service }) =>
      service === null || vendorId === null ? [] : [vendorId],
    );
    for (const vendorId of new Set(sellers)) await refreshBestPrice(transaction, vendorId);
  });
}
