import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';

import { takeLock } from '#backend/locks/advisory-locks.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { ledgerCurrency } from '#domain/ledger/ledger.ts';
import { linesOfPayout, type Movement, type PayoutMovementKind } from '#domain/ledger/movement.ts';
import type { Cents } from '#domain/money/money.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import { maxPayoutsAtOnce, payoutMoves, type PayoutAction } from '#domain/payout/payout.ts';
import { bookMovements } from '#app/server/ledger/store/ledger-store.server.ts';

import { payoutRuns, payouts } from './payout.schema.ts';

export type PayoutRow = typeof payouts.$inferSelect;
export type PayoutRunRow = typeof payoutRuns.$inferSelect;

type Writing = Pick<Database, 'insert' | 'update' | 'select'>;

/** One payout of a run that is made. */
export interface NewPayout {
  readonly celebrityId: number;
  readonly name: string;
  readonly cents: Cents;
  readonly sealedAccount: string;
  readonly accountEnd: string;
}

function movementOf(payout: PayoutRow, kind: PayoutMovementKind, now: Date): Movement {
  return {
    key: `payout:${payout.id}:${kind}`,
    ...{ kind, at: now.toISOString(), orderId: null, celebrityId: payout.celebrityId },
    lines: linesOfPayout(kind, payout.cents),
  };
}

/** Waits until no one else makes a run: two would pay the same balance. Let go with the transaction. */
export function lockPayouts(transaction: Pick<Database, 'execute'>): Promise<void> {
  return takeLock(transaction, { turn: 'payout runs' });
}

/** Writes a run with its payouts and their movements. @returns its id; null if one of them is in a run already */
export async function addRun(
  transaction: Writing,
  run: Omit<PayoutRunRow, 'id' | 'filedAt' | 'sentAt'> & { readonly debtor: BankAccount },
  made: readonly NewPayout[],
): Promise<number | null> {
  const [row] = await transaction.insert(payoutRuns).values(run).returning({ id: payoutRuns.id });
  if (!row) throw new Error('a payout run was not written');
  const state = { state: 'prepared', stateAt: run.createdAt } as const;
  const rows = await transaction
    .insert(payouts)
    .values(made.map((one) => ({ ...one, ...state, runId: row.id, currency: ledgerCurrency })))
    .onConflictDoNothing()
    .returning();
  if (rows.length !== made.length) return null;
  await bookMovements(
    transaction,
    rows.map((payout) => movementOf(payout, 'payout-prepared', run.createdAt)),
  );
  return row.id;
}

/**
 * Moves payouts on, with their movements: one of them, or all of a run that can be moved so.
 * @returns those that were moved
 */
export async function movePayouts(
  transaction: Writing,
  which: { readonly id: number } | { readonly runId: number },
  action: PayoutAction,
  now: Date,
): Promise<readonly PayoutRow[]> {
  const { from, to, movement } = payoutMoves[action];
  const moved = await transaction
    .update(payouts)
    .set({ state: to, stateAt: now })
    .where(
      and(
        'id' in which ? eq(payouts.id, which.id) : eq(payouts.runId, which.runId),
        eq(payouts.state, from),
      ),
    )
    .returning();
  await bookMovements(
    transaction,
    moved.map((payout) => movementOf(payout, movement, now)),
  );
  return moved;
}

/** Notes when the file of a run was downloaded, unless it was before. */
export async function noteFiled(
  transaction: Pick<Database, 'update'>,
  runId: number,
  now: Date,
): Promise<void> {
  await transaction
    .update(payoutRuns)
    .set({ filedAt: now })
    .where(and(eq(payoutRuns.id, runId), isNull(payoutRuns.filedAt)));
}

/** Marks a run as sent. */
export async function noteSent(
  transaction: Pick<Database, 'update'>,
  runId: number,
  now: Date,
): Promise<void> {
  await transaction.update(payoutRuns).set({ sentAt: now }).where(eq(payoutRuns.id, runId));
}

/** The newest runs with their payouts. */
export async function listRuns(
  database: Pick<Database, 'select'>,
  most: number,
): Promise<readonly (PayoutRunRow & { readonly payouts: readonly PayoutRow[] })[]> {
  const runs = await database.select().from(payoutRuns).orderBy(desc(payoutRuns.id)).limit(most);
  if (runs.length === 0) return [];
  const rows = await database
    .select()
    .from(payouts)
    .where(
      inArray(
        payouts.runId,
        runs.map(({ id }) => id),
      ),
    )
    .orderBy(asc(payouts.id))
    .limit(most * maxPayoutsAtOnce);
  return runs.map((run) => ({ ...run, payouts: rows.filter(({ runId }) => runId === run.id) }));
}

/** One run with its payouts; null if there is none. */
export async function findRun(
  database: Pick<Database, 'select'>,
  id: number,
): Promise<(PayoutRunRow & { readonly payouts: readonly PayoutRow[] }) | null> {
  const [run] = await database.select().from(payoutRuns).where(eq(payoutRuns.id, id)).limit(1);
  if (!run) return null;
  const rows = await database
    .select()
    .from(payouts)
    .where(eq(payouts.runId, id))
    .orderBy(asc(payouts.id))
    .limit(maxPayoutsAtOnce);
  return { ...run, payouts: rows };
}

/** One payout; null if there is none. */
export async function findPayout(
  database: Pick<Database, 'select'>,
  id: number,
): Promise<PayoutRow | null> {
  const [row] = await database.select().from(payouts).where(eq(payouts.id, id)).limit(1);
  return row ?? null;
}

/** A celebrity's newest payouts. */
export function payoutsOfCelebrity(
  database: Pick<Database, 'select'>,
  celebrityId: number,
  most: number,
): Promise<PayoutRow[]> {
  return database
    .select()
    .from(payouts)
    .where(eq(payouts.celebrityId, celebrityId))
    .orderBy(desc(payouts.id))
    .limit(most);
}
