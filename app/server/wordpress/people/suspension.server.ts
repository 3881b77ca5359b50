import { decodeJwt } from 'jose';
import * as v from 'valibot';

import {
  accountSuspendedCode,
  authenticateAnswerSchema,
  claimsSchema,
  tokenSchema,
} from '#backend/contract/people/auth.ts';
import { customerListSchema, type WireCustomer } from '#backend/contract/people/customer.ts';
import { identityRefusal, identitySignInSchema } from '#backend/contract/people/identity.ts';
import {
  managedUserRefusal,
  suspendedParameter,
  userMeta,
} from '#backend/contract/people/managed-user.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { userSchema } from '#backend/contract/people/user.ts';

import type { CachedCatalog } from '../catalog/catalog-index.server.ts';
import { isSuspended, metaText, pageHeaders, readPerson } from './person.server.ts';
import type { SuspendedIndex } from './suspended-index.server.ts';
import { json, refusal, Refused, type Change, type WordpressSite } from '../site.server.ts';

/** A sign-in as WordPress answers it, refused to who is suspended. */
export async function answerSignIn(site: WordpressSite, request: Request): Promise<Response> {
  const answer = await site.pass(request);
  if (!answer.ok) return answer;
  const signedIn = v.parse(authenticateAnswerSchema, await answer.json());
  const person = await readPerson(site, signedIn.user.data.ID);
  if (!isSuspended(person)) return json(signedIn);
  return refusal(403, accountSuspendedCode, 'This account is suspended.');
}

/** Who a token is, as it says itself: it came from the back end right now. */
function holderOf(token: string): number {
  const { userId, user_id } = v.parse(claimsSchema, decodeJwt(token));
  return Number(userId ?? user_id ?? 0);
}

/**
 * Who a token belongs to as WordPress answers it; to who is suspended, and asks for all of it, as with no token: by
 * that a session is compared with its account (ADR 0065).
 */
export async function answerMe(site: WordpressSite, request: Request): Promise<Response> {
  const answer = await site.pass(request);
  if (!answer.ok || new URL(request.url).searchParams.get('context') !== 'edit') return answer;
  const person = v.parse(userSchema, await answer.json());
  if (!isSuspended(await readPerson(site, person.id))) return json(person);
  return refusal(401, 'rest_not_logged_in', 'You are not currently logged in.');
}

/** A new token for an old one as WordPress answers it, refused as a token that is no good to who is suspended. */
export async function answerRenewal(site: WordpressSite, request: Request): Promise<Response> {
  const answer = await site.pass(request);
  if (!answer.ok) return answer;
  const renewed = v.parse(tokenSchema, await answer.json());
  if (!isSuspended(await readPerson(site, holderOf(renewed.token)))) return json(renewed);
  return json({ code: accountSuspendedCode, reason: 'This account is suspended.' }, 401);
}

/**
 * A sign-in by what a provider said, as a plugin of the operator answers it (ADR 0015), refused to who is suspended.
 */
export async function answerIdentitySignIn(
  site: WordpressSite,
  request: Request,
): Promise<Response> {
  const answer = await site.pass(request);
  if (!answer.ok) return answer;
  const signedIn = v.parse(identitySignInSchema, await answer.json());
  const person = await readPerson(site, holderOf(signedIn.jwt.token));
  if (!isSuspended(person)) return json(signedIn, answer.status);
  return refusal(403, identityRefusal.blocked, 'This account is suspended.');
}

/** A row of `wp/v2/users`; WordPress shows only such meta there as was registered. */
const rowSchema = v.looseObject({ id: v.number() });

function withSuspension(row: v.InferOutput<typeof rowSchema>, person: WireCustomer | null) {
  const { suspended, suspendedAt } = userMeta;
  const meta = {
    [suspended]: metaText(person, suspended) ?? '',
    [suspendedAt]: metaText(person, suspendedAt) ?? '',
  };
  return { ...row, meta };
}

/** One person, if WordPress shows it to anyone who asks. */
async function one(site: WordpressSite, request: Request, change?: Change): Promise<Response> {
  const answer = await site.pass(request, change);
  if (!answer.ok) return answer;
  const row = v.parse(rowSchema, await answer.json());
  return json(withSuspension(row, await readPerson(site, row.id)));
}

/** What is remembered of people. */
interface PeopleSide {
  readonly site: WordpressSite;
  readonly suspended: SuspendedIndex;
  readonly catalogue: CachedCatalog;
}

/** A page of everyone, as WordPress shows it to anyone who asks, with who of them is suspended. */
export async function answerUserList(
  { site, suspended }: Omit<PeopleSide, 'catalogue'>,
  request: Request,
): Promise<Response> {
  await demandAdministrator(site, request);
  const url = new URL(request.url);
  const isNarrowed = url.searchParams.get(suspendedParameter) === 'true';
  if (isNarrowed) {
    // No one has that id: there are none.
    url.searchParams.set('include', (await suspended.read()).join() || '0');
  }
  url.searchParams.delete(suspendedParameter);
  const answer = await site.pass(request, { query: url.searchParams });
  if (!answer.ok) return answer;
  const rows = v.parse(v.array(rowSchema), await answer.json());
  const people =
    rows.length === 0
      ? []
      : await site.ask(paths.customers, customerListSchema, {
          query: { include: rows.map(({ id }) => id).join(), role: 'all', per_page: maxPerPage },
        });
  // Someone may have been suspended, or not any more, by other hands than ours.
  const seen = new Map(people.map((person) => [person.id, isSuspended(person)]));
  await suspended.note(seen);
  const body = rows
    .filter(({ id }) => !isNarrowed || seen.get(id) !== false)
    .map((row) => withSuspension(row, people.find(({ id }) => id === row.id) ?? null));
  return Response.json(body, { headers: pageHeaders(answer) });
}

/** Our own meta is written with the service credential, which asks no one: so WordPress is asked who it is. */
async function demandAdministrator(site: WordpressSite, request: Request): Promise<void> {
  const me = await site.ask(paths.me, userSchema, {
    query: { context: 'edit' },
    authorization: request.headers.get('authorization'),
  });
  if (Object.values(me.roles ?? {}).includes('administrator')) return;
  throw new Refused(refusal(403, 'rest_cannot_edit', 'Sorry, you are not allowed to edit users.'));
}

const changeSchema = v.looseObject({
  meta: v.optional(v.looseObject({ [userMeta.suspended]: v.optional(v.string()) }), {}),
});

async function suspend(
  { site, suspended }: Omit<PeopleSide, 'catalogue'>,
  id: number,
  reason: string,
): Promise<void> {
  if ((await readPerson(site, id)) === null) {
    throw new Refused(refusal(404, managedUserRefusal.unknown, 'Invalid user ID.'));
  }
  const meta_data = [
    { key: userMeta.suspended, value: reason },
    { key: userMeta.suspendedAt, value: reason === '' ? '' : new Date().toISOString() },
  ];
  // First, as the answer to the change may be lost; anyone who is in the list and not suspended leaves it at the next
  // look.
  if (reason !== '') await suspended.note(new Map([[id, true]]));
  await site.ask(paths.customer(id), v.unknown(), { method: 'PATCH', body: { meta_data } });
  // Once more, as such a look may have come between.
  await suspended.note(new Map([[id, reason !== '']]));
}

/** One person, read or changed by an administrator: the role by WordPress itself, a suspension as user meta. */
export async function answerUser(
  { site, suspended, catalogue }: PeopleSide,
  request: Request,
  id: number,
): Promise<Response> {
  await demandAdministrator(site, request);
  if (request.method === 'GET') return one(site, request);
  const { meta, ...change } = v.parse(changeSchema, await request.json());
  const reason = meta[userMeta.suspended];
  if (reason !== undefined) await suspend({ site, suspended }, id, reason);
  // What is left may be nothing: the person as it is now is answered all the same.
  const isLeft = Object.keys(change).length > 0;
  const answer = await one(site, request, isLeft ? { body: change } : { method: 'GET' });
  if (answer.ok) await catalogue.forgetSellers();
  return answer;
}
