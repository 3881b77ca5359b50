import {
  managedUserListSchema,
  suspendedParameter,
} from '#backend/contract/people/managed-user.ts';
import { paths } from '#backend/contract/paths.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import { peoplePageSize, type PeopleSearch, type Person } from '#domain/person/person.ts';
import { assertAdministrator } from '#domain/account/role.ts';
import { askPage } from '#app/server/backend/ask.server.ts';
import { recheckAccount } from './recheck-account.server.ts';
import { wireOfRole } from './wire-roles.ts';
import { type Asking, refusal, personFrom } from './people.server.ts';

/** A page of all account holders, newest first. @throws AppError `not_allowed`, `session_expired` */
export async function listPeople(
  asking: Asking,
  { page, search, only }: PeopleSearch,
): Promise<Paged<Person>> {
  assertAdministrator(asking.user);
  const isRole = only !== null && only !== 'suspended';
  const asked = askPage(paths.users, {
    as: { token: asking.token },
    query: {
      context: 'edit',
      page,
      per_page: peoplePageSize,
      search: search === '' ? undefined : search,
      roles: isRole ? wireOfRole(only) : undefined,
      [suspendedParameter]: only === 'suspended' ? 'true' : undefined,
    },
    schema: managedUserListSchema,
    refusal,
  });
  const { rows, total, totalPages } = await recheckAccount(asking.user.id, asked);
  return {
    rows: rows.map(personFrom),
    total,
    currentPage: page,
    totalPages,
    hasNextPage: totalPages === null ? rows.length === peoplePageSize : page < totalPages,
  };
}
