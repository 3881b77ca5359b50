import { sql } from 'drizzle-orm';
import type { BackendDatabase } from './database.ts';

/**
 * Tables that the embedded database analyzes at each start. A server does so by itself from time to time; the embedded
 * one never does, and would read all orders of a celebrity to show the first page.
 */
export const growing = [
  'orders',
  'order_lines',
  'order_meta',
  'order_events',
  'payment_events',
  'products',
  'vendors',
  'vendor_categories',
  'search_words',
]
  .map((table) => `backend.${table}`)
  .join(', ');

/** Whether the server runs autovacuum, which includes `analyze`; false if it does not report that. */
export async function hasAutovacuum(database: BackendDatabase): Promise<boolean> {
  const [row] = await database
    .select({
      found: sql<boolean>`exists (select 1 from pg_stat_activity where backend_type = 'autovacuum launcher')`,
    })
    .from(sql`(select 1) as one`)
    .limit(1);
  return row?.found ?? false;
}
