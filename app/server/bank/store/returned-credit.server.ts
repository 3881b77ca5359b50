import { and, eq, gt, isNull } from 'drizzle-orm';

import { AppError } from '#domain/app-error.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { CreditReturn } from '#domain/payment/bank-desk/bank-line.ts';

import { bankLines } from './bank.schema.ts';
import type { StoredLine } from './bank-lines.server.ts';
import { isUnattended } from './line-lease.server.ts';

/** Keeps that the credit of a line went back, once and as it was seen. @throws AppError `line_moved_on` */
export async function keepReturned(
  database: Pick<Database, 'update'>,
  { lineId, cents }: CreditReturn,
  by: { readonly id: number; readonly name: string },
  now: Date,
): Promise<StoredLine> {
  const [line] = await database
    .update(bankLines)
    .set({ creditReturnedAt: now, creditReturnedById: by.id, creditReturnedByName: by.name })
    .where(
      and(
        ...[eq(bankLines.id, lineId), eq(bankLines.standing, 'booked')],
        ...[eq(bankLines.creditCents, cents), gt(bankLines.creditCents, 0)],
        ...[isNull(bankLines.creditReturnedAt), isUnattended(now)],
      ),
    )
    .returning();
  if (!line) throw new AppError('line_moved_on');
  return line;
}
