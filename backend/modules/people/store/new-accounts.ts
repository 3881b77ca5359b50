import { and, asc, desc, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm';

import { noText } from '#backend/modules/catalog/store/translated-text.ts';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { type UserRole, users, vendors } from './people.schema.ts';
import { emptyAddress } from './empty-address.ts';
import { placeIn } from '#backend/search/place-in.ts';
import { vendorSearchText } from '#backend/search/search-text.ts';
import { type Total, totalOf } from '#backend/modules/catalog/store/total.ts';
import { transact } from '#backend/db/transact.ts';
import type { StoredUser } from './users.ts';

/** What an account begins with. `login` and `email` in lower case. */
export interface NewAccount {
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly role: UserRole;
  readonly locale: string;
  readonly passwordHash: string;
  readonly pending: boolean;
}

/** Ends a transaction without a trace: a unique value belongs to someone else. */
class Taken extends Error {
  readonly what: 'email' | 'login';

  constructor(what: 'email' | 'login') {
    super(what);
    this.what = what;
  }
}

/** An account that no one confirmed gives its name and address back after a day. */
const pendingHours = 24;

/**
 * Makes an account. An unconfirmed one with the same address steps aside: its owner is asking again, or
 * it was never the owner. So does the one that it is made instead of, if no one confirmed that.
 * @param insteadOf the id of an account that was begun with a wrong address
 * @returns the account, or which of the two unique values someone else has; the address counts first
 */
export async function createAccount(
  database: Pick<BackendDatabase, 'transaction'>,
  account: NewAccount,
  now: Date,
  insteadOf?: number,
): Promise<StoredUser | 'email' | 'login'> {
  const making = transact(database, async (transaction) => {
    const old = new Date(now.getTime() - pendingHours * 3_600_000);
    const aside = [eq(users.email, account.email), lt(users.registeredAt, old)];
    if (insteadOf !== undefined) aside.push(eq(users.id, insteadOf));
    await transaction.delete(users).where(and(users.pending, or(...aside)));
    const [created] = await transaction
      .insert(users)
      .values({
        ...account,
        billing: { ...emptyAddress, email: account.email },
        registeredAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (created) return created;
    const [taken] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, account.email))
      .limit(1);
    throw new Taken(taken ? 'email' : 'login');
  });
  try {
    return await making;
  } catch (error) {
    if (error instanceof Taken) return error.what;
    throw error;
  }
}

/** Makes an unconfirmed celebrity's account a full one, with a store that is pending. False when there is none. */
export function confirmVendor(database: BackendDatabase, id: number): Promise<boolean> {
  return transact(database, async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({ pending: false })
      .where(and(eq(users.id, id), eq(users.role, 'wcfm_vendor'), users.pending))
      .returning();
    if (!user) return false;
    await openShop(transaction, user, { pending: true });
    return true;
  });
}

/** Makes an empty store for an account that has none; one that is there stays as it is. A pending store is closed. */
export async function openShop(
  executor: Executor,
  { id, login, displayName }: Pick<StoredUser, 'id' | 'login' | 'displayName'>,
  { pending }: { readonly pending: boolean },
): Promise<void> {
  const shop = {
    userId: id,
    shopName: displayName,
    title: noText,
    biography: noText,
    country: '',
    portrait: '',
    ...{ pending, closed: pending },
    searchText: vendorSearchText({ shopName: displayName, displayName, title: noText }),
  };
  // Another shop may be called as this person is; then the number tells them apart.
  for (const slug of [login, `${login}-${id}`]) {
    await executor
      .insert(vendors)
      .values({ ...shop, slug })
      .onConflictDoNothing();
  }
}

/** What accounts are narrowed by, and sorted by where it is not by how well they match. */
export interface AccountQuery {
  readonly role: UserRole | null;
  readonly search: string | null;
  /** The whole of it, in any case. */
  readonly login: string | null;
  /** As well. */
  readonly email: string | null;
  readonly include: readonly number[] | null;
  readonly exclude: readonly number[] | null;
  /** By `include`: in the order of its ids. */
  readonly orderBy: 'id' | 'include' | 'name' | 'registered_date' | null;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  readonly countUpTo: number | null;
}

const sortColumns = {
  id: users.id,
  include: users.id,
  name: users.displayName,
  registered_date: users.registeredAt,
} as const;

/**
 * A page of the accounts that are full ones, with a text in name or address: unless another order is asked for, a whole
 * match first, then the newest.
 * @returns the rows of the page, and how many there are on all pages
 */
export async function listAccounts(
  database: Executor,
  wanted: AccountQuery,
): Promise<{ readonly rows: readonly StoredUser[]; readonly total: Total }> {
  const whole = (wanted.search ?? '').toLowerCase();
  const direction = wanted.order === 'asc' ? asc : desc;
  const like = `%${whole.replace(/[\\%_]/g, '\\$&')}%`;
  const isWhole = sql`(${users.login} = ${whole} or ${users.email} = ${whole}) desc`;
  const isWanted = and(
    eq(users.pending, false),
    wanted.login ? eq(users.login, wanted.login.toLowerCase()) : undefined,
    wanted.role ? eq(users.role, wanted.role) : undefined,
    wanted.search ? sql`(${users.login} like ${like} or ${users.email} like ${like})` : undefined,
    wanted.email ? eq(users.email, wanted.email.toLowerCase()) : undefined,
    wanted.include ? inArray(users.id, [...wanted.include]) : undefined,
    wanted.exclude ? notInArray(users.id, [...wanted.exclude]) : undefined,
  );
  const total = await totalOf(database, users, isWanted, wanted.countUpTo);
  const rows = await database
    .select()
    .from(users)
    .where(isWanted)
    .limit(wanted.limit)
    .offset(wanted.offset)
    .orderBy(
      ...(wanted.orderBy === 'include' ? [placeIn(wanted.include ?? [], users.id)] : []),
      ...(wanted.orderBy === null
        ? [...(wanted.search ? [isWhole] : []), desc(users.id)]
        : [direction(sortColumns[wanted.orderBy]), direction(users.id)]),
    );
  return { rows, total };
}
