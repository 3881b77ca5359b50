import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { sha256 } from '#app/platform/secret/sha256.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { findSetting } from '#app/server/settings/store/settings.server.ts';
import { settings } from '#app/server/settings/store/settings.schema.ts';
import { verifiedAddresses } from './verified-address.schema.ts';

/** An account and its current address. */
export interface OwnAddress {
  readonly personId: number;
  readonly email: string;
}

function hashOf(email: string): string {
  return sha256(email.trim().toLowerCase());
}

/** Whether the owner of an account has verified its address. */
export async function isVerified(
  database: Pick<Database, 'select'>,
  { personId, email }: OwnAddress,
): Promise<boolean> {
  const { personId: person, addressHash } = verifiedAddresses;
  const [row] = await database
    .select({ at: verifiedAddresses.at })
    .from(verifiedAddresses)
    .where(and(eq(person, personId), eq(addressHash, hashOf(email))))
    .limit(1);
  return row !== undefined;
}

/** Records that the owner of an account has verified this address. Idempotent. */
export async function noteVerified(
  database: Pick<Database, 'insert'>,
  { personId, email }: OwnAddress,
  at: Date,
): Promise<void> {
  await database
    .insert(verifiedAddresses)
    .values({ personId, addressHash: hashOf(email), at })
    .onConflictDoNothing();
}

const sinceSetting = {
  name: 'verified-addresses-since',
  schema: v.pipe(v.string(), v.isoTimestamp()),
};

/** It never changes once it is set, so a process reads it once per database. */
const knownSince = new WeakMap<object, Date>();

/**
 * The time since which new accounts have to verify their address: older ones were customers before. It is set once, by
 * the first process that reads it.
 */
export async function verifiedSince(
  database: Pick<Database, 'select' | 'insert'>,
  now: Date,
): Promise<Date> {
  const known = knownSince.get(database) ?? (await storedSince(database));
  if (known !== null) {
    knownSince.set(database, known);
    return known;
  }
  await database
    .insert(settings)
    .values({ name: sinceSetting.name, value: { of: now.toISOString() }, version: 1 })
    .onConflictDoNothing();
  return (await storedSince(database)) ?? new Date(0);
}

async function storedSince(database: Pick<Database, 'select'>): Promise<Date | null> {
  const { value } = await findSetting(database, sinceSetting);
  return value === null ? null : new Date(value);
}
