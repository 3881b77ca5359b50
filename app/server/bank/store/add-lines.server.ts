import { eq } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import type { StatementLine } from '#domain/payment/statement/statement-line.ts';

import { bankImports, bankLines } from './bank.schema.ts';

/** An import that is about to begin. */
export type NewImport = Omit<typeof bankImports.$inferInsert, 'id' | 'added'>;

export async function beginImport(database: Database, begun: NewImport): Promise<number> {
  const [row] = await database.insert(bankImports).values(begun).returning({ id: bankImports.id });
  if (!row) throw new Error('an import was not stored');
  return row.id;
}

export async function finishImport(
  database: Pick<Database, 'update'>,
  id: number,
  added: number,
): Promise<void> {
  await database.update(bankImports).set({ added }).where(eq(bankImports.id, id));
}

/** How many lines one statement stores. */
const perStatement = 500;

/**
 * Stores the lines of a file that are not known yet. May be interrupted and repeated: what is there stays as it is.
 * @returns how many were new
 */
export async function addLines(
  database: Database,
  importId: number,
  lines: readonly (StatementLine & { readonly fingerprint: string })[],
): Promise<number> {
  let added = 0;
  for (let at = 0; at < lines.length; at += perStatement) {
    const some = lines.slice(at, at + perStatement);
    const stored = await database
      .insert(bankLines)
      .values(
        some.map(({ accountIban, ...line }) => ({
          ...line,
          importId,
          account: accountIban,
          state: 'not-ours',
        })),
      )
      .onConflictDoNothing({ target: bankLines.fingerprint })
      .returning({ id: bankLines.id });
    added += stored.length;
  }
  return added;
}
