import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { type UserRole, users } from './people.schema.ts';
import { placeIn } from '#backend/search/place-in.ts';
import { type Total, totalOf } from '#backend/modules/catalog/store/total.ts';
import type { StoredUser } from './users.ts';

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
