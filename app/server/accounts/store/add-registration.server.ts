import { randomUUID } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import { registrations } from './account.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { hashOf, expiry } from './registrations.server.ts';

/** Stores an attempt. @returns its id, which the code is bound to */
export async function addRegistration(
  database: Pick<Database, 'insert' | 'delete'>,
  attempt: { accountId: number | null; email: string; locale: Locale; code: string },
  { key, now }: { key: Uint8Array; now: Date },
): Promise<string> {
  const { code, ...row } = attempt;
  const id = randomUUID();
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await database.delete(registrations).where(lt(registrations.expiresAt, dayAgo));
  await database
    .insert(registrations)
    .values({ ...row, id, codeHash: hashOf(id, code, key), tries: 0, expiresAt: expiry(now) });
  return id;
}
