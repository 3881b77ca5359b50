import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';

import { withdrawals } from './withdrawal.schema.ts';

/** A declaration as it is stored. */
export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** A new declaration. */
export type NewWithdrawal = Omit<
  WithdrawalRow,
  'awaitsReturn' | 'returnedAt' | 'returnedById' | 'returnedByName' | 'settledAt'
>;

/** Stores a declaration. @returns false if there is one of this order already */
export async function addWithdrawal(
  transaction: Pick<Database, 'insert'>,
  row: NewWithdrawal,
): Promise<boolean> {
  const added = await transaction
    .insert(withdrawals)
    .values({ ...row, awaitsReturn: false })
    .onConflictDoNothing()
    .returning({ orderId: withdrawals.orderId });
  return added.length > 0;
}

/** The declarations of these orders, by order. */
export async function findWithdrawals(
  database: Pick<Database, 'select'>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, WithdrawalRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.orderId, [...orderIds]))
    .limit(orderIds.length);
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** The declarations of a fan, for the copy of the own data. */
export function withdrawalsOfFan(
  database: Pick<Database, 'select'>,
  customerId: number,
  most: number,
): Promise<readonly WithdrawalRow[]> {
  return database
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.customerId, customerId))
    .orderBy(withdrawals.orderId)
    .limit(most);
}

const isOpen = isNull(withdrawals.settledAt);
const isDue = or(eq(withdrawals.awaitsReturn, false), isNotNull(withdrawals.returnedAt));

/** Declarations whose order was not cancelled or owed yet, and that wait for no parcel; the oldest first. */
export function unsettledWithdrawals(
  database: Pick<Database, 'select'>,
  most: number,
): Promise<readonly WithdrawalRow[]> {
  return database
    .select()
    .from(withdrawals)
    .where(and(isOpen, isDue))
    .orderBy(withdrawals.at)
    .limit(most);
}

/** Declarations whose goods have not come back; the oldest first. */
export function expectedReturns(
  database: Pick<Database, 'select'>,
  most: number,
): Promise<readonly WithdrawalRow[]> {
  return database
    .select()
    .from(withdrawals)
    .where(and(isOpen, eq(withdrawals.awaitsReturn, true), isNull(withdrawals.returnedAt)))
    .orderBy(withdrawals.at)
    .limit(most);
}

/** Notes that goods have to come back. */
export async function awaitReturn(database: Database, orderId: number): Promise<void> {
  await database
    .update(withdrawals)
    .set({ awaitsReturn: true })
    .where(and(eq(withdrawals.orderId, orderId), isOpen));
}

/** Notes that the goods came back, once. @returns false if that was not awaited, or is noted already */
export async function noteReturned(
  transaction: Pick<Database, 'update'>,
  orderId: number,
  by: { readonly id: number; readonly name: string; readonly at: Date },
): Promise<boolean> {
  const noted = await transaction
    .update(withdrawals)
    .set({ returnedAt: by.at, returnedById: by.id, returnedByName: by.name })
    .where(
      and(
        eq(withdrawals.orderId, orderId),
        eq(withdrawals.awaitsReturn, true),
        isNull(withdrawals.returnedAt),
      ),
    )
    .returning({ orderId: withdrawals.orderId });
  return noted.length > 0;
}

/** Notes that nothing is left to do; a second time changes nothing. */
export async function noteSettled(database: Database, orderId: number, at: Date): Promise<void> {
  await database
    .update(withdrawals)
    .set({ settledAt: sql`coalesce(${withdrawals.settledAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(withdrawals.orderId, orderId));
}
