import { type HeldToken, verifyHeldToken } from '#backend/http/auth/token-holder.ts';
import { issueToken } from '#backend/http/auth/token.ts';
import { retireToken } from '#backend/modules/people/store/retired-tokens.ts';
import { nextAccountVersion } from '#backend/modules/people/store/users.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { Failure } from '#backend/http/wire/failure.ts';
import { text } from './authenticate.ts';

function refreshRefused(status: number, reason: string): Failure {
  return new Failure(status, { code: 'rest_jwt_validation_failure', reason });
}

/** The token in a body, if it may be refreshed. */
async function refreshableToken({ request, services }: Call): Promise<HeldToken> {
  const body = await readBody(request);
  const held = await verifyHeldToken(services, text(body, 'jwt'));
  if (typeof held === 'string') throw refreshRefused(400, held);
  if (!held.token.refreshable) throw refreshRefused(405, 'JWT token is not refreshable');
  return held;
}

/** POST aam/v2/jwt/refresh: exchanges a valid token for a new one; the old one expires after the grace period. */
export async function refresh(call: Call): Promise<Response> {
  const { token, user } = await refreshableToken(call);
  const { services } = call;
  await retireToken(services.database, token, services.clock());
  return json(await issueToken(services, user, [user.role]), 200, { allow: 'POST' });
}

/** POST astera/v1/tokens/revoke-others: revokes all tokens of the account and issues a new one. */
export async function revokeOthers(call: Call): Promise<Response> {
  const { user } = await refreshableToken(call);
  const { services } = call;
  const accountVersion = await nextAccountVersion(services.database, user.id);
  return json(await issueToken(services, { id: user.id, accountVersion }, [user.role]), 200, {
    allow: 'POST',
  });
}
