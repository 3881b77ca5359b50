import { asc } from 'drizzle-orm';
import type { BackendDatabase } from '#backend/db/database.ts';
import { renamedVendors } from '#backend/modules/people/store/vendors.schema.ts';
import { renameSome } from './rename-step.ts';

/**
 * Gives the goods of renamed vendors the words of the new name, as far as the database has not done it itself. What one
 * process leaves behind the next to begin goes on with; goods that have their words already are not written again.
 * @param isStopped asked between two steps
 */
export async function renameGoods(
  database: BackendDatabase,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (;;) {
    const [renamed] = await database
      .select()
      .from(renamedVendors)
      .orderBy(asc(renamedVendors.at))
      .limit(1);
    if (!renamed) return;
    for (let last: number | null = 0; last !== null;) {
      if (isStopped()) return;
      last = await renameSome(database, renamed, last);
    }
  }
}
