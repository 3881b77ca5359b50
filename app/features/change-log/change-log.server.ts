import { listChanges } from '#app/store/change-log.server.ts';
import { ownTables } from '#app/store/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';
import { changeLogPageSize, deedOf, type LoggedChange } from '#domain/change-log.ts';
import type { Paged } from '#domain/pagination.ts';
import type { User } from '#domain/user.ts';

/** A page of the log, the newest first. @throws AppError `not_allowed` for all but administrators */
export async function changeLogFor(
  { role }: Pick<User, 'role'>,
  page: number,
): Promise<Paged<LoggedChange>> {
  if (role !== 'administrator') throw new AppError('not_allowed');
  const { rows, total } = await listChanges(await ownTables(), {
    page,
    perPage: changeLogPageSize,
  });
  const totalPages = Math.ceil(total / changeLogPageSize);
  return {
    rows: rows.map(({ id, at, by, name, value }) => ({ id, at, by, deed: deedOf(name, value) })),
    total,
    currentPage: page,
    totalPages,
    hasNextPage: page < totalPages,
  };
}
