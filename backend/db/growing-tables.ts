import { sql } from 'drizzle-orm';
import type { BackendDatabase } from './database.ts';

/**
 * Tables of which the embedded database counts at each start how their rows are spread. A server does so by itself now
 * and then; this one never does, and without it reads all orders of a celebrity to show the first page.
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

/** Whether the server looks itself after what `analyze` would find out; false where it does not tell. */
export async function hasAutovacuum(database: BackendDatabase): Promise<boolean> {
  const [row] = await database
    .select({
      found: sql<boolean>`exists (select 1 from pg_stat_activity where backend_type = 'autovacuum launcher')`,
    })
    .from(sql`(select 1) as one`)
    .limit(1);
  return row?.found ?? false;
}
