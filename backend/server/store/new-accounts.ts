import { and, eq, lt, or, sql } from 'drizzle-orm';

import type { BackendDatabase, Executor } from './database.ts';
import { type UserRole, users, vendors } from './people.schema.ts';
import { vendorSearchText } from './search-text.ts';
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

/** An account that nobody confirmed gives its name and address back after a day. */
const pendingHours = 24;

const noAddress = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
} as const;

/**
 * Makes an account. An unconfirmed one with the same address steps aside: its owner is asking again, or
 * it was never the owner.
 * @returns the account, or which of the two unique values somebody else has; the address counts first
 */
export function createAccount(
  database: Pick<BackendDatabase, 'transaction'>,
  account: NewAccount,
  now: Date,
): Promise<StoredUser | 'email' | 'login'> {
  return database.transaction(async (transaction) => {
    const old = new Date(now.getTime() - pendingHours * 3_600_000);
    await transaction
      .delete(users)
      .where(and(users.pending, or(eq(users.email, account.email), lt(users.registeredAt, old))));
    const [created] = await transaction
      .insert(users)
      .values({
        ...account,
        billing: { ...noAddress, email: account.email },
        registeredAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (created) return created;
    const [taken] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, account.email));
    return taken ? 'email' : 'login';
  });
}

/** Makes an unconfirmed celebrity's account a full one and opens the shop. False when there is none. */
export function confirmVendor(database: BackendDatabase, id: number): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({ pending: false })
      .where(and(eq(users.id, id), eq(users.role, 'wcfm_vendor'), users.pending))
      .returning();
    if (!user) return false;
    await openShop(transaction, user);
    return true;
  });
}

/** Opens an empty shop for somebody who has none; who has one keeps it. */
export async function openShop(
  executor: Executor,
  { id, login, displayName }: Pick<StoredUser, 'id' | 'login' | 'displayName'>,
): Promise<void> {
  const empty = { en: '', el: '', az: '', ru: '', sr: '', tr: '' };
  const shop = {
    userId: id,
    shopName: displayName,
    title: empty,
    biography: empty,
    country: '',
    portrait: '',
    searchText: vendorSearchText({ shopName: displayName, displayName, title: empty }),
  };
  // Another shop may be called as this person is; then the number tells them apart.
  for (const slug of [login, `${login}-${id}`]) {
    await executor
      .insert(vendors)
      .values({ ...shop, slug })
      .onConflictDoNothing();
  }
}

/** Accounts that are full ones, of a role or of all, with a text in name or address: a whole match first, then the newest. */
export function listAccounts(
  database: Pick<BackendDatabase, 'select'>,
  wanted: { readonly role: UserRole | null; readonly search: string | null },
): Promise<StoredUser[]> {
  const whole = (wanted.search ?? '').toLowerCase();
  const like = `%${whole.replace(/[\\%_]/g, '\\$&')}%`;
  return database
    .select()
    .from(users)
    .where(
      and(
        eq(users.pending, false),
        wanted.role ? eq(users.role, wanted.role) : undefined,
        wanted.search
          ? sql`(${users.login} like ${like} or ${users.email} like ${like})`
          : undefined,
      ),
    )
    .orderBy(sql`(${users.login} = ${whole} or ${users.email} = ${whole}) desc, ${users.id} desc`);
}
