import { decodeJwt } from 'jose';
import * as v from 'valibot';
import {
  accountSuspendedCode,
  authenticateAnswerSchema,
  claimsSchema,
  tokenSchema,
} from '#backend/contract/people/auth.ts';
import { identityRefusal, identitySignInSchema } from '#backend/contract/people/identity.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { isSuspended, readPerson } from './person.server.ts';
import { json, refusal, type WordpressSite } from '#app/server/wordpress/site.server.ts';

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
