import { getPerson } from '#app/server/backend/people/people.server.ts';
import { changeAccount } from './change-account.server.ts';
import type { SessionContent } from '#app/server/sessions/seal.server.ts';
import { changeNoted } from '#app/server/settings/store/change-log.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';
import { mayChangePerson, type Person } from '#domain/person/person.ts';
import type { Role } from '#domain/account/role.ts';
import type { NotedChangeName } from '#domain/site/change-log.ts';

/** A user whom this administrator may change. @throws AppError `not_allowed`, `not_found` */
async function changeable(administrator: SessionContent, id: number): Promise<Person> {
  if (!mayChangePerson(administrator.user, id)) throw new AppError('not_allowed');
  return getPerson(administrator, id);
}

/** Changes a user's role. @throws AppError `not_allowed`, `not_found`, `session_expired` */
export async function changeRole(
  administrator: SessionContent,
  id: number,
  role: Role,
): Promise<Person> {
  const person = await changeable(administrator, id);
  if (person.role === role) return person;
  const told = { from: person.role, to: role };
  return changeAccount(administrator, person, { name: 'user-role', change: { role }, told });
}

/** Suspends a user. @throws AppError `not_allowed`, `not_found`, `session_expired` */
export async function suspend(
  administrator: SessionContent,
  id: number,
  reason: string,
): Promise<Person> {
  const person = await changeable(administrator, id);
  return changeAccount(administrator, person, {
    name: 'user-suspended',
    change: { suspension: reason },
    told: { reason, was: person.suspension?.reason ?? null },
  });
}

/** Lifts a user's suspension. @throws AppError `not_allowed`, `not_found`, `session_expired` */
export async function reinstate(administrator: SessionContent, id: number): Promise<Person> {
  const person = await changeable(administrator, id);
  if (!person.suspension) return person;
  return changeAccount(administrator, person, {
    name: 'user-reinstated',
    change: { suspension: '' },
    told: { was: person.suspension.reason },
  });
}

/** Logs a change that another program made to a user with an administrator's token, as if it were made here. */
export async function noteChangeElsewhere({
  before,
  after,
  by,
}: {
  readonly before: Person;
  readonly after: Person;
  readonly by: { readonly id: number; readonly name: string };
}): Promise<void> {
  const about = { id: after.id, person: after.name };
  const note = async (name: NotedChangeName, told: Readonly<Record<string, string | null>>) =>
    changeNoted(
      await ownTables(),
      { name, value: { ...about, ...told }, actor: by, now: new Date() },
      async () => undefined,
    );
  if (before.role !== after.role) {
    await note('user-role', { from: before.role, to: after.role });
  }
  const [was, is] = [before.suspension?.reason ?? '', after.suspension?.reason ?? ''];
  if (was === is) return;
  await (is === ''
    ? note('user-reinstated', { was })
    : note('user-suspended', { reason: is, was: before.suspension?.reason ?? null }));
}
