import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { users } from './people.schema.ts';
import { placeIn } from '#backend/search/place-in.ts';
import { type Total, totalOf } from '#backend/modules/catalog/store/total.ts';
import type { StoredUser } from './users.ts';
import type { AccountQuery } from './account-list.ts';

const sortColumns = {
  id: users.id,
  include: users.id,
  name: users.displayName,
  registered_date: users.registeredAt,
} as const;

/**
 * One page of the confirmed accounts that match a text in name or address. Without another sort order, exact matches
 * come first, then the newest.
 * @returns the rows of the page and the total count
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
