import { managedUserRefusal, suspendedParameter } from '#backend/contract/people/managed-user.ts';
import { callerOf } from '#backend/http/auth/caller.ts';
import { changeUser, listUsers } from '#backend/modules/people/store/managed-users.ts';
import { type UserRole } from '#backend/modules/people/store/people.schema.ts';
import { findUserById, type StoredUser } from '#backend/modules/people/store/users.ts';
import { json } from '#backend/http/wire/answer.ts';
import { listAnswer } from '#backend/http/wire/list-answer.ts';
import { type Call, pageOf, searchOf } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { userFields } from './person-fields.ts';
import { isRole, changeIn } from './managed-user-input.ts';
import { managedView } from './managed-view.ts';

const refusedDeeds = {
  list: ['rest_forbidden_context', 'Sorry, you are not allowed to list users.'],
  view: ['rest_user_cannot_view', 'Sorry, you are not allowed to list users.'],
  edit: ['rest_cannot_edit', 'Sorry, you are not allowed to edit this user.'],
} as const;

function notAllowed(deed: keyof typeof refusedDeeds, status: 401 | 403) {
  const [code, message] = refusedDeeds[deed];
  return refusal(status, code, message);
}

/** Only administrators manage users, with a token: WordPress does not accept consumer keys here either. */
async function administratorOf(call: Call, deed: keyof typeof refusedDeeds): Promise<StoredUser> {
  const caller = await callerOf(call);
  if (caller.kind === 'person' && caller.user.role === 'administrator') return caller.user;
  throw notAllowed(deed, caller.kind === 'anonymous' ? 401 : 403);
}

function roleOf(url: URL): UserRole | null {
  const name = url.searchParams.get('roles');
  if (name === null || name === '') return null;
  if (isRole(name)) return name;
  throw invalidParameter('roles', 'roles[0] is not one of the roles of this shop.');
}

/** GET wp/v2/users: all users, newest first; filtered by role (`roles=`), suspension, or a text in name or address. */
export async function userList(call: Call): Promise<Response> {
  await administratorOf(call, 'list');
  const page = pageOf(call.url);
  const { rows, total } = await listUsers(call.services.database, {
    role: roleOf(call.url),
    suspended: call.url.searchParams.get(suspendedParameter) === 'true',
    search: searchOf(call.url),
    limit: page.perPage,
    offset: page.offset,
  });
  return listAnswer(
    call,
    rows.map((user) => managedView(call, user)),
    page,
    total,
  );
}

function unknown() {
  return refusal(404, managedUserRefusal.unknown, 'Invalid user ID.');
}

/** GET wp/v2/users/{id}. */
export async function userOne(call: Call): Promise<Response> {
  await administratorOf(call, 'view');
  const user = await findUserById(call.services.database, Number(call.params[0]));
  if (!user || user.pending) throw unknown();
  return json(managedView(call, user), 200, { allow: 'GET, POST, PUT, PATCH' });
}

/** POST wp/v2/users/{id}: changes the role or suspension of any account but one's own (ADR 0035). */
export async function userChange(call: Call): Promise<Response> {
  const { database, clock } = call.services;
  const administrator = await administratorOf(call, 'edit');
  const id = Number(call.params[0]);
  const body = await readBody(call.request);
  const change = changeIn(body);
  if (id === administrator.id) {
    throw refusal(403, managedUserRefusal.own, 'No one changes the own role or account.');
  }
  const before = await findUserById(database, id);
  if (before && !before.pending) {
    requireKept(userFields, body, managedView(call, { ...before, ...change }));
  }
  const user = await changeUser(database, { id, by: administrator.id }, change, clock());
  if (user === 'not-allowed') throw notAllowed('edit', 403);
  if (!user) throw unknown();
  return json(managedView(call, user), 200, { allow: 'GET, POST, PUT, PATCH' });
}
