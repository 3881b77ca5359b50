import { decodeJwt } from 'jose';

import { verifyHeldToken } from '#backend/http/auth/token-holder.ts';
import type { VerifiedToken } from '#backend/http/auth/token.ts';
import { retireToken } from '#backend/modules/people/store/retired-tokens.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { textOf } from './customer-input.ts';
import { Failure } from '#backend/http/wire/failure.ts';

/** Claims that the login plugin returns to the token's bearer. */
const told = ['iat', 'iss', 'exp', 'jti', 'userId', 'revocable', 'refreshable', 'roles'] as const;

async function sentToken(call: Call): Promise<{ jwt: string; token: VerifiedToken }> {
  const jwt = textOf(await readBody(call.request), 'jwt');
  const held = await verifyHeldToken(call.services, jwt);
  if (typeof held !== 'string') return { jwt, token: held.token };
  throw new Failure(400, { code: 'rest_jwt_validation_failure', reason: held });
}

/** POST aam/v2/jwt/validate: the claims of a valid token, while its owner's account exists. */
export async function validate(call: Call): Promise<Response> {
  const { jwt } = await sentToken(call);
  const claims = decodeJwt(jwt);
  return json(Object.fromEntries(told.map((name) => [name, claims[name]])));
}

/** POST aam/v2/jwt/revoke: revokes a token immediately. */
export async function revoke(call: Call): Promise<Response> {
  const { token } = await sentToken(call);
  await retireToken(call.services.database, token, call.services.clock(), 0);
  return json({ message: 'Token revoked successfully' });
}
