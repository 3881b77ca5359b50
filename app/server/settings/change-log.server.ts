import { listChanges } from '#app/server/settings/store/change-log.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { changeLogPageSize, auditActionOf, type LoggedChange } from '#domain/site/change-log.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

/** A page of the log, newest first. @throws AppError `not_allowed` for all but administrators */
export async function changeLogFor(
  person: Pick<User, 'role'>,
  page: number,
): Promise<Paged<LoggedChange>> {
  assertAdministrator(person);
  const { rows, total } = await listChanges(await ownTables(), {
    page,
    perPage: changeLogPageSize,
  });
  const totalPages = Math.ceil(total / changeLogPageSize);
  return {
    rows: rows.map(({ id, at, by, name, value }) => ({
      id,
      at,
      by,
      deed: auditActionOf(name, value),
    })),
    total,
    currentPage: page,
    totalPages,
    hasNextPage: page < totalPages,
  };
}
