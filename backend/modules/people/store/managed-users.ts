import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';

import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { openShop } from './open-shop.ts';
import { type UserRole, users } from './people.schema.ts';
import { vendors } from './vendors.schema.ts';
import { transact } from '#backend/db/transact.ts';
import type { StoredUser } from './users.ts';

export interface UserQuery {
  readonly role: UserRole | null;
  /** True for suspended accounts only. */
  readonly suspended: boolean;
  /** Part of a name or an e-mail address. */
  readonly search: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** One page of all confirmed accounts, newest first, and the total count. */
export async function listUsers(
  database: Executor,
  { role, suspended, search, limit, offset }: UserQuery,
): Promise<{ rows: StoredUser[]; total: number }> {
  const like = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const condition = and(
    eq(users.pending, false),
    role ? eq(users.role, role) : undefined,
    suspended ? isNotNull(users.suspendedAt) : undefined,
    search
      ? sql`(${users.login} like ${like} or ${users.email} like ${like} or lower(${users.displayName}) like ${like})`
      : undefined,
  );
  const rows = await database
    .select()
    .from(users)
    .where(condition)
    .orderBy(desc(users.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await database.$count(users, condition) };
}

/** Changes that an administrator makes to another account; missing fields stay as they are. */
export interface UserChange {
  readonly role?: UserRole;
  /** Why the account is suspended; empty reinstates it. */
  readonly suspendedFor?: string;
}

/**
 * Changes another account, which invalidates every token issued to that user before. The caller has to be an
 * administrator still, which is checked under a lock on all administrators: if two demote each other, one remains.
 * @returns null if there is no such account, 'not-allowed' if the caller is no longer an administrator
 */
export function changeUser(
  database: BackendDatabase,
  { id, by }: { readonly id: number; readonly by: number },
  { role, suspendedFor }: UserChange,
  now: Date,
): Promise<StoredUser | null | 'not-allowed'> {
  return transact(database, async (transaction) => {
    const administrators = await transaction
      .select({ id: users.id, suspendedAt: users.suspendedAt })
      .from(users)
      .where(eq(users.role, 'administrator'))
      .orderBy(asc(users.id))
      .for('update');
    const may = administrators.some((one) => one.id === by && one.suspendedAt === null);
    if (!may) return 'not-allowed';
    const [before] = await transaction
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.pending, false)))
      .limit(1)
      .for('update');
    if (!before) return null;
    const [user] = await transaction
      .update(users)
      .set({
        role: role ?? before.role,
        ...(suspendedFor !== undefined && {
          suspendedFor,
          suspendedAt: suspendedFor === '' ? null : (before.suspendedAt ?? now),
        }),
      })
      .where(eq(users.id, id))
      .returning();
    if (!user) return null;
    const sells = user.role === 'wcfm_vendor';
    // Making an account a celebrity implies approval by the administrator.
    if (sells) await openShop(transaction, user, { pending: false });
    const isAway = !sells || user.suspendedAt !== null;
    await transaction
      .update(vendors)
      .set({ closed: isAway ? true : sql`${vendors.pending}` })
      .where(eq(vendors.userId, id));
    return user;
  });
}
