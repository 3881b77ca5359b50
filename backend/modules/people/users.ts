import { type Caller, callerOf } from '#backend/http/auth/caller.ts';
import { changeAccount, pictureOf } from '#backend/modules/people/store/accounts.ts';
import { setPassword } from '#backend/modules/people/store/users.ts';
import { json } from '#backend/http/wire/answer.ts';
import { limitedLine, newPasswordHash } from './customer-input.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { refusal } from '#backend/http/wire/failure.ts';
import { requireKept } from '#backend/http/wire/storable-fields.ts';
import { ownFields } from './person-fields.ts';
import { userView } from './user-view.ts';

type Person = Extract<Caller, { kind: 'person' }>;

async function personOf(call: Call): Promise<Person> {
  const caller = await callerOf(call);
  if (caller.kind === 'person') return caller;
  throw refusal(401, 'rest_not_logged_in', 'You are not currently logged in.');
}

/** GET wp/v2/users/me: the owner of the token. */
export async function me(call: Call): Promise<Response> {
  return userAnswer(call, await personOf(call), call.url.searchParams.get('context') === 'edit');
}

/** POST wp/v2/users/me: changes the owner's names or password; a new password invalidates every token issued before. */
export async function meChange(call: Call): Promise<Response> {
  const { database } = call.services;
  const person = await personOf(call);
  const { user } = person;
  const body = await readBody(call.request);
  const firstName = limitedLine(body, 'first_name', 200);
  const lastName = limitedLine(body, 'last_name', 200);
  const after = {
    ...user,
    firstName: firstName ?? user.firstName,
    lastName: lastName ?? user.lastName,
  };
  requireKept(ownFields, body, userView(call, after, { portrait: '', editing: true }));
  const { password } = body;
  if (password !== undefined) await setPassword(database, user.id, await newPasswordHash(password));
  const changed = await changeAccount(database, user.id, {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  });
  return userAnswer(call, { ...person, user: changed ?? user }, true);
}

async function userAnswer(
  call: Call,
  { user, picture }: Person,
  editing: boolean,
): Promise<Response> {
  const portrait = picture ?? (await pictureOf(call.services.database, user));
  const view = userView(call, user, { portrait, editing });
  return json(view, 200, { allow: editing ? 'GET, POST, PUT, PATCH' : 'GET' });
}
