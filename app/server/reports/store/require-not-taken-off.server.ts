import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { AppError } from '#domain/app-error.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions } from './report.schema.ts';

/** Refuses to list what a decision in force took off sale. @throws AppError `taken_off_sale` */
export async function requireNotTakenOff(
  database: Pick<Database, '$count'>,
  kind: 'product' | 'service',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const inForce = await database.$count(
    reportDecisions,
    and(
      eq(reportDecisions.kind, kind),
      inArray(reportDecisions.targetId, [...ids]),
      eq(reportDecisions.action, 'unlist'),
      isNotNull(reportDecisions.decidedAt),
      or(isNull(reportDecisions.answeredAt), ne(reportDecisions.outcome, 'lifted')),
    ),
  );
  if (inForce > 0) throw new AppError('taken_off_sale');
}
