import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { products, variations } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';

/** A variable product costs as much as the cheapest of its published variations, and is on sale if one of them is. */
export async function followVariations(
  transaction: Executor,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  const ofVariations = (figure: SQL) =>
    sql`(select ${figure} from ${variations} v where v.product_id = ${products.id} and v.status = 'publish')`;
  await transaction
    .update(products)
    .set({
      priceCents: sql`coalesce(${ofVariations(sql`min(v.price_cents)`)}, ${products.priceCents})`,
      onSale: sql`coalesce(${ofVariations(sql`bool_or(v.on_sale)`)}, false)`,
    })
    .where(and(inArray(products.id, [...productIds]), eq(products.type, 'variable')));
}
