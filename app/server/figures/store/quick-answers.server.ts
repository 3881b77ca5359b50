import { and, gte, inArray, sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { quickAnswer } from '#domain/figures/quick-answer.ts';

import { orderFigures } from './order-figures.schema.ts';

const { approvedAt, answeredAt, celebrityId } = orderFigures;

/**
 * Those of these celebrities who answered within a day: the median of their latest requests, accepted or rejected,
 * counted from the approval. One statement.
 */
export async function quickAnswerers(
  database: Pick<Database, 'select'>,
  celebrityIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  if (celebrityIds.length === 0) return new Set();
  const { days, least, seconds } = quickAnswer;
  const rows = await database
    .select({ id: celebrityId })
    .from(orderFigures)
    .where(
      and(
        inArray(celebrityId, [...celebrityIds]),
        gte(approvedAt, new Date(now.getTime() - days * 86_400_000)),
        sql`${answeredAt} >= ${approvedAt}`,
      ),
    )
    .groupBy(celebrityId)
    .having(
      sql`count(*) >= ${least} and percentile_cont(0.5) within group
        (order by extract(epoch from ${answeredAt} - ${approvedAt})) <= ${seconds}`,
    )
    .limit(celebrityIds.length);
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
}
