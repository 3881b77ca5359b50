import * as v from 'valibot';

import {
  managedUserRefusal,
  managedUserSchema,
  userMeta,
  type WireManagedUser,
} from '#backend/contract/people/managed-user.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { type Person } from '#domain/person/person.ts';
import { assertAdministrator, type Actor, type Role } from '#domain/account/role.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { recheckAccount } from './recheck-account.server.ts';
import { roleOfWire, wireOfRole } from './wire-roles.ts';

/** The signed-in user. People are requested with the user's own token: the back end checks the permission again. */
export interface Asking {
  readonly user: Actor;
  readonly token: string;
}

const refusedSchema = v.looseObject({ code: v.string() });

export function refusal(status: number, body: unknown): AppError | null {
  const code = v.is(refusedSchema, body) ? body.code : '';
  if (code === managedUserRefusal.unknown) return new AppError('not_found');
  if (status === 401) return new AppError('session_expired');
  return status === 403 ? new AppError('not_allowed') : null;
}

/** A person as the back end shows them to an administrator. */
export function personFrom(user: WireManagedUser): Person {
  const meta = Array.isArray(user.meta) ? undefined : user.meta;
  const reason = meta?.[userMeta.suspended] ?? '';
  const [role] = Object.values(user.roles);
  return {
    id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    role: role === undefined ? null : roleOfWire(role),
    registeredAt: new Date(user.registered_date).toISOString(),
    suspension: reason === '' ? null : { reason, since: meta?.[userMeta.suspendedAt] ?? '' },
  };
}

/** One person. @throws AppError `not_allowed`, `not_found`, `session_expired` */
export async function getPerson(asking: Asking, id: number): Promise<Person> {
  assertAdministrator(asking.user);
  const asked = ask(paths.user(id), {
    as: { token: asking.token },
    query: { context: 'edit' },
    schema: managedUserSchema,
    refusal,
  });
  return personFrom(await recheckAccount(asking.user.id, asked));
}

/** What an administrator can change about a person. */
export type PersonChange =
  | { readonly role: Role }
  /** Why the person may no longer sign in; empty reinstates them. */
  | { readonly suspension: string };

/** Changes a person. The caller has checked the permission. @throws AppError as `getPerson` */
export async function changePerson(
  asking: Asking,
  id: number,
  change: PersonChange,
): Promise<Person> {
  assertAdministrator(asking.user);
  const asked = ask(paths.user(id), {
    method: 'POST',
    as: { token: asking.token },
    query: { context: 'edit' },
    body:
      'role' in change
        ? { roles: [wireOfRole(change.role)] }
        : { meta: { [userMeta.suspended]: change.suspension } },
    schema: managedUserSchema,
    refusal,
  });
  return personFrom(await recheckAccount(asking.user.id, asked));
}
