import { decodeJwt } from 'jose';

import { verifyHeldToken } from '#backend/http/auth/token-holder.ts';
import type { VerifiedToken } from '#backend/http/auth/token.ts';
import { retireToken } from '#backend/modules/people/store/retired-tokens.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { textOf } from './customer-input.ts';
import { Failure } from '#backend/http/wire/failure.ts';

/** Claims that are told to anyone who has the token, as the login plugin tells them. */
const told = ['iat', 'iss', 'exp', 'jti', 'userId', 'revocable', 'refreshable', 'roles'] as const;

async function sentToken(call: Call): Promise<{ jwt: string; token: VerifiedToken }> {
  const jwt = textOf(await readBody(call.request), 'jwt');
  const held = await verifyHeldToken(call.services, jwt);
  if (typeof held !== 'string') return { jwt, token: held.token };
  throw new Failure(400, { code: 'rest_jwt_validation_failure', reason: held });
}

/** POST aam/v2/jwt/validate: what a valid token says, while its person is there. */
export async function validate(call: Call): Promise<Response> {
  const { jwt } = await sentToken(call);
  const claims = decodeJwt(jwt);
  return json(Object.fromEntries(told.map((name) => [name, claims[name]])));
}

/** POST aam/v2/jwt/revoke: a token that ends at once. */
export async function revoke(call: Call): Promise<Response> {
  const { token } = await sentToken(call);
  await retireToken(call.services.database, token, call.services.clock(), 0);
  return json({ message: 'Token revoked successfully' });
}
