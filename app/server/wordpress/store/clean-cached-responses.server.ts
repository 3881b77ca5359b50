import { lt, sql } from 'drizzle-orm';
import { cachedResponses } from './cached-responses.schema.ts';
import type { Tables } from './cached-responses.server.ts';

const day = 24 * 3_600_000;

/** How much is kept. What was read last stays. */
export const cachedResponseLimits = {
  ageMs: 14 * day,
  bytes: 256 * 1024 * 1024,
  /** Of one kind. */
  rows: 50_000,
} as const;

/** Deletes what is too old, and of the rest what was read first where there is too much. */
export async function cleanCachedResponses(
  database: Tables,
  now: Date,
  { ageMs, bytes, rows }: { ageMs: number; bytes: number; rows: number } = cachedResponseLimits,
): Promise<void> {
  await database
    .delete(cachedResponses)
    .where(lt(cachedResponses.readAt, new Date(now.getTime() - ageMs)));
  await database.execute(sql`
    delete from ${cachedResponses} using (
      select kind, key,
        sum(bytes) over (order by read_at desc, kind, key) as total,
        row_number() over (partition by kind order by read_at desc, key) as place
      from ${cachedResponses}
    ) as counted
    where ${cachedResponses.kind} = counted.kind and ${cachedResponses.key} = counted.key
      and (counted.total > ${bytes} or counted.place > ${rows})`);
}
