import { and, eq } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { passkeys } from './second-factor.schema.ts';

/** @returns false when it is not this user's */
export async function renamePasskey(
  database: Pick<Database, 'update'>,
  userId: number,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  const renamed = await database
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}
