import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { cachedResponsesIn } from './cached-responses.server.ts';
import { wordpressLeases, wordpressOrders, wordpressSnapshots } from './wordpress.schema.ts';

/** Rows of the index that are read at once. */
const atOnce = 5_000;

/** What the app remembers of a WordPress, so that a start and an outage do not begin with nothing (ADR 0040). */
export function wordpressMemory(
  database: Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>,
  shop = '',
) {
  return {
    answers: cachedResponsesIn(database, shop),
    async snapshot(name: string): Promise<{ value: unknown; readAt: Date } | null> {
      const [row] = await database
        .select()
        .from(wordpressSnapshots)
        .where(eq(wordpressSnapshots.name, name))
        .limit(1);
      return row ? { value: row.value.of, readAt: row.readAt } : null;
    },
    async keepSnapshot(name: string, value: unknown, readAt: Date): Promise<void> {
      const row = { value: { of: value }, readAt };
      await database
        .insert(wordpressSnapshots)
        .values({ name, ...row })
        .onConflictDoUpdate({ target: wordpressSnapshots.name, set: row });
    },
    async dropSnapshot(name: string): Promise<void> {
      await database.delete(wordpressSnapshots).where(eq(wordpressSnapshots.name, name));
    },
    async orders(): Promise<unknown[]> {
      const facts: unknown[] = [];
      for (let after: number | null = -1; after !== null;) {
        const rows = await database
          .select()
          .from(wordpressOrders)
          .where(gt(wordpressOrders.id, after))
          .orderBy(asc(wordpressOrders.id))
          .limit(atOnce);
        facts.push(...rows.map((row) => row.facts.of));
        after = rows.length === atOnce ? (rows.at(-1)?.id ?? null) : null;
      }
      return facts;
    },
    async keepOrders(rows: readonly { readonly id: number }[]): Promise<void> {
      if (rows.length === 0) return;
      await database
        .insert(wordpressOrders)
        .values(rows.map((row) => ({ id: row.id, facts: { of: row } })))
        .onConflictDoUpdate({
          target: wordpressOrders.id,
          set: { facts: sql`excluded.facts` },
        });
    },
    async dropOrders(ids: readonly number[]): Promise<void> {
      await database.delete(wordpressOrders).where(inArray(wordpressOrders.id, [...ids]));
    },
    async lease(name: string, now: Date, until: Date): Promise<boolean> {
      const taken = await database
        .insert(wordpressLeases)
        .values({ name, until })
        .onConflictDoUpdate({
          target: wordpressLeases.name,
          set: { until },
          setWhere: lt(wordpressLeases.until, now),
        })
        .returning();
      return taken.length > 0;
    },
    async release(name: string, until: Date): Promise<void> {
      await database
        .delete(wordpressLeases)
        .where(and(eq(wordpressLeases.name, name), eq(wordpressLeases.until, until)));
    },
  };
}
