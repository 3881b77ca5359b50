import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';

import { takeLock } from '#backend/locks/advisory-locks.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { ledgerCurrency } from '#domain/ledger/ledger.ts';
import type { Cents } from '#domain/money/money.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import type { RefundAccountSource } from '#domain/refund/refund-account.ts';
import {
  maxRefundsAtOnce,
  openRefundStates,
  refundMoves,
  type RefundAction,
} from '#domain/refund/refund.ts';

import { refundRuns, refundTransfers } from './refund.schema.ts';

export type RefundRow = typeof refundTransfers.$inferSelect;
export type RefundRunRow = typeof refundRuns.$inferSelect;
export type RefundRun = RefundRunRow & { readonly refunds: readonly RefundRow[] };

type Reading = Pick<Database, 'select' | 'selectDistinct'>;

/** One refund of a run that is made. */
export interface NewRefund {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly customerId: number;
  readonly fan: string;
  readonly cents: Cents;
  /** The part of the order that it sends back; null if it is all that the order is owed. */
  readonly partId: number | null;
  readonly sealedAccount: string;
  readonly accountEnd: string;
  readonly source: RefundAccountSource;
}

/** Waits until no one else makes a run or changes an account. Let go with the transaction. */
export function lockRefunds(transaction: Pick<Database, 'execute'>): Promise<void> {
  return takeLock(transaction, { turn: 'refund runs' });
}

/** Writes a run with its refunds. @returns its id; null if the money of one of the orders is on its way already */
export async function addRefundRun(
  transaction: Pick<Database, 'insert'>,
  run: Omit<RefundRunRow, 'id' | 'filedAt' | 'sentAt' | 'debtor'> & {
    readonly debtor: BankAccount;
  },
  made: readonly NewRefund[],
): Promise<number | null> {
  const [row] = await transaction.insert(refundRuns).values(run).returning({ id: refundRuns.id });
  if (!row) throw new Error('a refund run was not written');
  const state = { state: 'prepared', stateAt: run.createdAt } as const;
  const rows = await transaction
    .insert(refundTransfers)
    .values(made.map((one) => ({ ...one, ...state, runId: row.id, currency: ledgerCurrency })))
    .onConflictDoNothing()
    .returning({ id: refundTransfers.id });
  return rows.length === made.length ? row.id : null;
}

/**
 * Moves refunds on: one of them, or all of a run that can be moved so.
 * @param lineId the line of a statement that says so
 * @returns those that were moved
 */
export function moveRefunds(
  transaction: Pick<Database, 'update'>,
  which: { readonly id: number } | { readonly runId: number },
  action: RefundAction,
  now: Date,
  lineId: number | null = null,
): Promise<readonly RefundRow[]> {
  const { from, to } = refundMoves[action];
  return transaction
    .update(refundTransfers)
    .set({ state: to, stateAt: now, ...(lineId === null ? {} : { lineId }) })
    .where(
      and(
        'id' in which ? eq(refundTransfers.id, which.id) : eq(refundTransfers.runId, which.runId),
        inArray(refundTransfers.state, [...from]),
      ),
    )
    .returning();
}

/** Notes the line of a refund that was booked by hand. @returns false if it has one */
export async function noteRefundLine(
  transaction: Pick<Database, 'update'>,
  id: number,
  lineId: number,
): Promise<boolean> {
  const rows = await transaction
    .update(refundTransfers)
    .set({ lineId })
    .where(
      and(
        eq(refundTransfers.id, id),
        eq(refundTransfers.state, 'booked'),
        isNull(refundTransfers.lineId),
      ),
    )
    .returning({ id: refundTransfers.id });
  return rows.length > 0;
}

/** Notes when the file of a run was downloaded, unless it was before. */
export async function noteRefundsFiled(
  transaction: Pick<Database, 'update'>,
  runId: number,
  now: Date,
): Promise<void> {
  await transaction
    .update(refundRuns)
    .set({ filedAt: now })
    .where(and(eq(refundRuns.id, runId), isNull(refundRuns.filedAt)));
}

/** Marks a run as sent. */
export async function noteRefundsSent(
  transaction: Pick<Database, 'update'>,
  runId: number,
  now: Date,
): Promise<void> {
  await transaction.update(refundRuns).set({ sentAt: now }).where(eq(refundRuns.id, runId));
}

/** The newest runs with their refunds. */
export async function listRefundRuns(
  database: Reading,
  most: number,
): Promise<readonly RefundRun[]> {
  const runs = await database.select().from(refundRuns).orderBy(desc(refundRuns.id)).limit(most);
  if (runs.length === 0) return [];
  const rows = await database
    .select()
    .from(refundTransfers)
    .where(
      inArray(
        refundTransfers.runId,
        runs.map(({ id }) => id),
      ),
    )
    .orderBy(asc(refundTransfers.id))
    .limit(most * maxRefundsAtOnce);
  return runs.map((run) => ({ ...run, refunds: rows.filter(({ runId }) => runId === run.id) }));
}

/** One run with its refunds; null if there is none. */
export async function findRefundRun(database: Reading, id: number): Promise<RefundRun | null> {
  const [run] = await database.select().from(refundRuns).where(eq(refundRuns.id, id)).limit(1);
  if (!run) return null;
  const rows = await database
    .select()
    .from(refundTransfers)
    .where(eq(refundTransfers.runId, id))
    .orderBy(asc(refundTransfers.id))
    .limit(maxRefundsAtOnce);
  return { ...run, refunds: rows };
}

/** These refunds, as far as they are there. */
export async function findRefunds(
  database: Reading,
  ids: readonly number[],
): Promise<readonly RefundRow[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(refundTransfers)
    .where(inArray(refundTransfers.id, [...ids]))
    .limit(ids.length);
}

const mostOpen = 10_000;

/** The orders whose money is on its way. @param orderIds only of these */
export async function ordersOnTheirWay(
  database: Reading,
  orderIds?: readonly number[],
): Promise<ReadonlySet<number>> {
  const isOpen = inArray(refundTransfers.state, [...openRefundStates]);
  const rows = await database
    .select({ orderId: refundTransfers.orderId })
    .from(refundTransfers)
    .where(orderIds ? and(isOpen, inArray(refundTransfers.orderId, [...orderIds])) : isOpen)
    .limit(mostOpen);
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Those of these orders whose money came back from a bank before. */
export async function ordersThatCameBack(
  database: Reading,
  orderIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await database
    .selectDistinct({ orderId: refundTransfers.orderId })
    .from(refundTransfers)
    .where(
      and(eq(refundTransfers.state, 'returned'), inArray(refundTransfers.orderId, [...orderIds])),
    )
    .limit(orderIds.length);
  return new Set(rows.map(({ orderId }) => orderId));
}

/** A fan's newest refunds. */
export function refundsOfFan(
  database: Reading,
  customerId: number,
  most: number,
): Promise<readonly RefundRow[]> {
  return database
    .select()
    .from(refundTransfers)
    .where(eq(refundTransfers.customerId, customerId))
    .orderBy(desc(refundTransfers.id))
    .limit(most);
}
