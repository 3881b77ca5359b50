import { createHmac } from 'node:crypto';

import { and, eq, gt, isNull, lt } from 'drizzle-orm';

import { addressRule, type AddressCodes } from '#domain/account/account.ts';
import type { FieldErrors } from '#domain/app-error.ts';

import { addressChanges } from './address-change.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';

/** What the codes are bound to. */
interface Wanted {
  readonly accountId: number;
  readonly email: string;
}

export interface Now {
  readonly key: Uint8Array;
  readonly now: Date;
}

/** The outcome of an attempt; `dead` when no further one can succeed. */
export type TriedCodes =
  | { readonly result: 'right'; readonly email: string }
  | { readonly result: 'wrong'; readonly fields: FieldErrors }
  | { readonly result: 'dead' };

export function hashOf(
  { accountId, email }: Wanted,
  which: keyof AddressCodes,
  code: string,
  key: Uint8Array,
) {
  return createHmac('sha256', key)
    .update(`${accountId} ${email} ${which} ${code}`)
    .digest('base64url');
}

/** Stores a user's requested address, replacing an earlier request. */
export async function addAddressChange(
  database: Pick<Database, 'insert' | 'delete'>,
  wanted: Wanted & AddressCodes,
  { key, now }: Now,
): Promise<void> {
  await database.delete(addressChanges).where(lt(addressChanges.expiresAt, now));
  const row = {
    email: wanted.email,
    newCodeHash: hashOf(wanted, 'newCode', wanted.newCode, key),
    oldCodeHash: hashOf(wanted, 'oldCode', wanted.oldCode, key),
    tries: 0,
    expiresAt: new Date(now.getTime() + addressRule.minutes * 60_000),
    usedAt: null,
  };
  await database
    .insert(addressChanges)
    .values({ accountId: wanted.accountId, ...row })
    .onConflictDoUpdate({ target: addressChanges.accountId, set: row });
}

export const isOpen = (accountId: number, now: Date) =>
  and(
    eq(addressChanges.accountId, accountId),
    isNull(addressChanges.usedAt),
    lt(addressChanges.tries, addressRule.tries),
    gt(addressChanges.expiresAt, now),
  );

/** The address that a user was mailed a code for and can still confirm, or null. */
export async function wantedAddress(
  database: Pick<Database, 'select'>,
  accountId: number,
  now: Date,
): Promise<string | null> {
  const [row] = await database.select().from(addressChanges).where(isOpen(accountId, now)).limit(1);
  return row?.email ?? null;
}

/** Makes used codes valid again: the address could not be changed. */
export async function releaseAddressCodes(
  database: Pick<Database, 'update'>,
  accountId: number,
): Promise<void> {
  await database
    .update(addressChanges)
    .set({ usedAt: null })
    .where(eq(addressChanges.accountId, accountId));
}

/** Removes a user's request. */
export async function endAddressChange(
  database: Pick<Database, 'delete'>,
  accountId: number,
): Promise<void> {
  await database.delete(addressChanges).where(eq(addressChanges.accountId, accountId));
}
