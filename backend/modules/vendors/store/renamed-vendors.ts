import { asc } from 'drizzle-orm';
import type { BackendDatabase } from '#backend/db/database.ts';
import { renamedVendors } from '#backend/modules/people/store/vendors.schema.ts';
import { renameSome } from './rename-step.ts';

/**
 * Updates the search words of renamed vendors' goods where the database has not done so itself. A process continues
 * where the previous one stopped; goods that already have the words are not written again.
 * @param isStopped checked between steps
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
