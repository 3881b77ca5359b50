import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import type { Database } from '#app/server/db/database.server.ts';
import { sealBytes, unsealBytes } from '#app/platform/secret/sealed-bytes.server.ts';
import { payoutAccountSchema, type PayoutAccount } from '#domain/payout/payout-account.ts';

import { payoutAccounts } from './payout.schema.ts';

type Reading = Pick<Database, 'select'>;

/** An account as it is stored. */
export interface StoredPayoutAccount {
  readonly account: PayoutAccount;
  /** Encrypted, as it is copied into a payout. */
  readonly sealed: string;
  readonly version: number;
  readonly changedAt: Date;
}

export function sealAccount(account: PayoutAccount): Promise<string> {
  return sealBytes(new TextEncoder().encode(JSON.stringify(account)), 'payout-account');
}

/** @throws if it was encrypted with another key */
export async function unsealAccount(sealed: string): Promise<PayoutAccount> {
  const bytes = await unsealBytes(sealed, 'payout-account');
  return v.parse(payoutAccountSchema, JSON.parse(new TextDecoder().decode(bytes)));
}

/** The accounts of these celebrities, by their ids; those without one are left out. */
export async function findPayoutAccounts(
  database: Reading,
  celebrityIds: readonly number[],
): Promise<ReadonlyMap<number, StoredPayoutAccount>> {
  if (celebrityIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(payoutAccounts)
    .where(inArray(payoutAccounts.celebrityId, [...celebrityIds]))
    .limit(celebrityIds.length);
  return new Map(
    await Promise.all(
      rows.map(async ({ celebrityId, sealed, version, changedAt }) => {
        const account = await unsealAccount(sealed);
        return [celebrityId, { account, sealed, version, changedAt }] as const;
      }),
    ),
  );
}

const mostAccounts = 100_000;

/** Who has an account to be paid to. */
export async function celebritiesWithAccount(database: Reading): Promise<ReadonlySet<number>> {
  const rows = await database
    .select({ celebrityId: payoutAccounts.celebrityId })
    .from(payoutAccounts)
    .limit(mostAccounts);
  return new Set(rows.map(({ celebrityId }) => celebrityId));
}

/** A celebrity's account, or null. */
export async function findPayoutAccount(
  database: Reading,
  celebrityId: number,
): Promise<StoredPayoutAccount | null> {
  return (await findPayoutAccounts(database, [celebrityId])).get(celebrityId) ?? null;
}

/**
 * Stores an account if it is still at the version it was based on, 0 if there was none.
 * @returns false if it was changed meanwhile
 */
export async function storePayoutAccount(
  transaction: Pick<Database, 'insert' | 'update'>,
  celebrityId: number,
  change: { readonly sealed: string; readonly version: number; readonly now: Date },
): Promise<boolean> {
  const { sealed, version, now } = change;
  const next = { celebrityId, sealed, version: version + 1, changedAt: now };
  const written =
    version === 0
      ? await transaction.insert(payoutAccounts).values(next).onConflictDoNothing().returning()
      : await transaction
          .update(payoutAccounts)
          .set(next)
          .where(
            and(eq(payoutAccounts.celebrityId, celebrityId), eq(payoutAccounts.version, version)),
          )
          .returning();
  return written.length > 0;
}

/** Deletes the account of a person who leaves. Payouts that were made stay: they are bookkeeping. */
export async function forgetPayoutAccount(
  database: Pick<Database, 'delete'>,
  celebrityId: number,
): Promise<void> {
  await database.delete(payoutAccounts).where(eq(payoutAccounts.celebrityId, celebrityId));
}
