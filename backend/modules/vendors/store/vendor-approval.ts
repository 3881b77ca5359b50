import { and, asc, eq, gt, not, sql } from 'drizzle-orm';

import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';
import { vendors } from '#backend/modules/people/store/vendors.schema.ts';

/** Approves a store or withdraws the approval; a suspended account's store stays closed. False if there is none. */
export async function setApproved(
  database: BackendDatabase,
  id: number,
  approved: boolean,
): Promise<boolean> {
  const mayOpen = sql`not exists (select 1 from ${users}
    where ${users.id} = ${vendors.userId} and ${users.role} = 'wcfm_vendor' and ${users.suspendedAt} is null)`;
  const changed = await database
    .update(vendors)
    .set({ pending: !approved, closed: approved ? mayOpen : true })
    .where(eq(vendors.userId, id))
    .returning({ id: vendors.userId });
  return changed.length > 0;
}

/** Names of open stores, sorted by id. */
export function listedNames(
  database: Executor,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<{ id: number; name: string }[]> {
  return database
    .select({ id: vendors.userId, name: vendors.shopName })
    .from(vendors)
    .where(and(not(vendors.closed), gt(vendors.userId, after)))
    .orderBy(asc(vendors.userId))
    .limit(limit);
}
