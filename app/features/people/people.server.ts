import { celebritySubject } from '#app/gateway/catalogue/answer-policy.server.ts';
import { forgetCatalogue } from '#app/gateway/catalogue/catalogue.server.ts';
import { changePerson, getPerson, type PersonChange } from '#app/gateway/person/people.server.ts';
import { endSessionsOf } from '#app/session/end-sessions-of.server.ts';
import type { SessionContent } from '#app/session/seal.server.ts';
import { changeNoted } from '#app/store/change-log.server.ts';
import { ownTables } from '#app/store/own-tables.server.ts';
import { AppError, isTrouble } from '#domain/app-error.ts';
import type { NotedChangeName } from '#domain/site/change-log.ts';
import { mayChangePerson, type Person } from '#domain/person/person.ts';
import { hasStore, type Role } from '#domain/account/role.ts';

interface Deed {
  readonly name: NotedChangeName;
  readonly change: PersonChange;
  /** What the log says of it, besides who it is about. */
  readonly told: Readonly<Record<string, string | null>>;
}

/** Changes somebody, with a note of who did. Every session of that person ends, since it knows the person as before. */
async function change(administrator: SessionContent, person: Person, deed: Deed): Promise<Person> {
  // Whoever sells still is shown again as soon as the shop is read anew.
  const gone = [celebritySubject(person.id)];
  const note = {
    name: deed.name,
    value: { id: person.id, person: person.name, ...deed.told },
    actor: administrator.user,
    now: new Date(),
  };
  const changed = await changeNoted(await ownTables(), note, () =>
    changePerson(administrator, person.id, deed.change),
  ).catch(async (error: unknown) => {
    // Of a lost answer nobody knows whether it was done; a session too many that ends does no harm.
    if (isTrouble(error)) await Promise.all([endSessionsOf(person.id), forgetCatalogue([], gone)]);
    throw error;
  });
  await endSessionsOf(person.id);
  // A shop opens and closes with its owner.
  if ([person, changed].some(({ role }) => role !== null && hasStore(role)))
    await forgetCatalogue([], gone);
  return changed;
}

/** Somebody whom this administrator may change. @throws AppError `not_allowed`, `not_found` */
async function changeable(administrator: SessionContent, id: number): Promise<Person> {
  if (!mayChangePerson(administrator.user, id)) throw new AppError('not_allowed');
  return getPerson(administrator, id);
}

/** Gives somebody another role. @throws AppError `not_allowed`, `not_found`, `session_expired` */
export async function changeRole(
  administrator: SessionContent,
  id: number,
  role: Role,
): Promise<Person> {
  const person = await changeable(administrator, id);
  if (person.role === role) return person;
  const told = { from: person.role, to: role };
  return change(administrator, person, { name: 'user-role', change: { role }, told });
}

/** Keeps somebody from signing in. @throws AppError `not_allowed`, `not_found`, `session_expired` */
export async function suspend(
  administrator: SessionContent,
  id: number,
  reason: string,
): Promise<Person> {
  const person = await changeable(administrator, id);
  return change(administrator, person, {
    name: 'user-suspended',
    change: { suspension: reason },
    told: { reason },
  });
}

/** Lets somebody sign in again. @throws AppError `not_allowed`, `not_found`, `session_expired` */
export async function reinstate(administrator: SessionContent, id: number): Promise<Person> {
  const person = await changeable(administrator, id);
  if (!person.suspension) return person;
  return change(administrator, person, {
    name: 'user-reinstated',
    change: { suspension: '' },
    told: {},
  });
}
