import { createHmac, randomInt } from 'node:crypto';

import { and, count, eq, isNull } from 'drizzle-orm';

import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import { recoveryCodeCount } from '#domain/account/sign-in/second-factor.ts';

import type { Database } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { recoveryCodes } from './second-factor.schema.ts';

/** Crockford's base 32: no letter looks like a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** Fifty bits. */
function makeCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

function hashOf(userId: number, code: string): string {
  return createHmac('sha256', purposeKey('recovery-code'))
    .update(`${userId} ${code}`)
    .digest('base64url');
}

/** Makes ten new codes in the place of those there are. @returns them, as they are kept nowhere */
export async function renewRecoveryCodes(
  database: Pick<Database, 'insert' | 'delete'>,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, makeCode);
  await removeRecoveryCodes(database, userId);
  await database
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ hash: hashOf(userId, code), userId })));
  return codes;
}

/** Uses a code up; of many at once one wins. @returns false for a wrong one, and for one that was used */
export async function useRecoveryCode(userId: number, code: string, now: Date): Promise<boolean> {
  const database = await ownTables();
  const rows = await database
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.hash, hashOf(userId, code)),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash });
  return rows.length > 0;
}

export async function countRecoveryCodes(userId: number): Promise<number> {
  const database = await ownTables();
  const [row] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .limit(1);
  return row?.left ?? 0;
}

export async function removeRecoveryCodes(
  database: Pick<Database, 'delete'>,
  userId: number,
): Promise<void> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
