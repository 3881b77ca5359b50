import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '#domain/account/sign-in/second-factor.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { recoveryCodes } from './second-factor.schema.ts';
import { removeRecoveryCodes, hashOf } from './recovery-codes.server.ts';

/** Crockford's base 32: no letter looks like a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const length = 10;

/** Fifty bits. */
function makeCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** Replaces the codes with ten new ones. @returns them, as they are not stored in plain text */
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
