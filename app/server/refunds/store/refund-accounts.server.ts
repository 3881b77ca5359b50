import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import type { Database } from '#app/server/db/database.server.ts';
import { sealBytes, unsealBytes } from '#app/platform/secret/sealed-bytes.server.ts';
import { refundAccountSchema, type RefundAccount } from '#domain/refund/refund-account.ts';

import { refundAccounts } from './refund.schema.ts';

type Reading = Pick<Database, 'select'>;

/** An account that a fan typed, as it is stored. */
export interface StoredRefundAccount {
  readonly orderId: number;
  readonly account: RefundAccount;
  /** Encrypted, as it is copied into a refund. */
  readonly sealed: string;
  readonly version: number;
  readonly changedAt: Date;
}

export function sealRefundAccount(account: RefundAccount): Promise<string> {
  return sealBytes(new TextEncoder().encode(JSON.stringify(account)), 'refund-account');
}

/** @throws if it was encrypted with another key */
export async function unsealRefundAccount(sealed: string): Promise<RefundAccount> {
  const bytes = await unsealBytes(sealed, 'refund-account');
  return v.parse(refundAccountSchema, JSON.parse(new TextDecoder().decode(bytes)));
}

async function unsealed(
  rows: readonly (typeof refundAccounts.$inferSelect)[],
): Promise<readonly StoredRefundAccount[]> {
  return Promise.all(
    rows.map(async ({ orderId, sealed, version, changedAt }) => {
      return { orderId, account: await unsealRefundAccount(sealed), sealed, version, changedAt };
    }),
  );
}

/** The accounts that fans typed for these orders, by order. */
export async function findRefundAccounts(
  database: Reading,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, StoredRefundAccount>> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(refundAccounts)
    .where(inArray(refundAccounts.orderId, [...orderIds]))
    .limit(orderIds.length);
  return new Map((await unsealed(rows)).map((stored) => [stored.orderId, stored]));
}

/** The accounts that a person typed. */
export async function refundAccountsOf(
  database: Reading,
  customerId: number,
  most: number,
): Promise<readonly StoredRefundAccount[]> {
  const rows = await database
    .select()
    .from(refundAccounts)
    .where(eq(refundAccounts.customerId, customerId))
    .orderBy(refundAccounts.orderId)
    .limit(most);
  return unsealed(rows);
}

/**
 * Stores an account if it is still at the version it was based on, 0 if there was none.
 * @returns false if it was changed meanwhile
 */
export async function storeRefundAccount(
  transaction: Pick<Database, 'insert' | 'update'>,
  of: { readonly orderId: number; readonly customerId: number },
  change: { readonly sealed: string; readonly version: number; readonly now: Date },
): Promise<boolean> {
  const { sealed, version, now } = change;
  const next = { ...of, sealed, version: version + 1, changedAt: now };
  const written =
    version === 0
      ? await transaction.insert(refundAccounts).values(next).onConflictDoNothing().returning()
      : await transaction
          .update(refundAccounts)
          .set(next)
          .where(and(eq(refundAccounts.orderId, of.orderId), eq(refundAccounts.version, version)))
          .returning();
  return written.length > 0;
}

/** Forgets the account of an order, so that the fan is asked again. */
export async function dropRefundAccount(
  transaction: Pick<Database, 'delete'>,
  orderId: number,
): Promise<void> {
  await transaction.delete(refundAccounts).where(eq(refundAccounts.orderId, orderId));
}

/** Deletes the accounts of a person who leaves. Refunds that were made stay: they are bookkeeping. */
export async function forgetRefundAccounts(
  database: Pick<Database, 'delete'>,
  customerId: number,
): Promise<void> {
  await database.delete(refundAccounts).where(eq(refundAccounts.customerId, customerId));
}
