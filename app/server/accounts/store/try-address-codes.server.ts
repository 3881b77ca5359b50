import { sameText } from '#app/platform/secret/same-text.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { addressRule, type AddressCodes } from '#domain/account/account.ts';
import { addressChanges } from './address-change.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { type Now, type TriedCodes, hashOf, isOpen } from './address-changes.server.ts';

/** Tries both codes. Counts the attempt first, so that concurrent attempts are not more than consecutive ones. */
export async function tryAddressCodes(
  database: Pick<Database, 'update'>,
  { accountId, newCode, oldCode }: AddressCodes & { readonly accountId: number },
  { key, now }: Now,
): Promise<TriedCodes> {
  const [row] = await database
    .update(addressChanges)
    .set({ tries: sql`${addressChanges.tries} + 1` })
    .where(isOpen(accountId, now))
    .returning();
  if (!row) return { result: 'dead' };
  const wrong = {
    ...(!sameText(row.newCodeHash, hashOf(row, 'newCode', newCode, key)) && { newCode: 'wrong' }),
    ...(!sameText(row.oldCodeHash, hashOf(row, 'oldCode', oldCode, key)) && { oldCode: 'wrong' }),
  };
  if (Object.keys(wrong).length > 0) {
    return row.tries >= addressRule.tries ? { result: 'dead' } : { result: 'wrong', fields: wrong };
  }
  // Of two concurrent attempts with the right codes, one uses them up.
  const [used] = await database
    .update(addressChanges)
    .set({ usedAt: now })
    .where(
      and(
        eq(addressChanges.accountId, accountId),
        eq(addressChanges.newCodeHash, row.newCodeHash),
        isNull(addressChanges.usedAt),
      ),
    )
    .returning();
  return used ? { result: 'right', email: used.email } : { result: 'dead' };
}
