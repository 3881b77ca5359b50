import * as client from 'openid-client';
import * as v from 'valibot';
import { type OpenidProvider } from '#app/platform/settings/openid-settings.ts';
import { emailSchema } from '#domain/account/account.ts';
import {
  SocialLoginError,
  type Identity,
  type SocialLoginFailure,
} from '#domain/account/sign-in/social-login.ts';
import { timeoutSeconds, type RoundTripChecks, report, configurationOf } from './openid.server.ts';

const away = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

function failureOf(error: unknown): SocialLoginFailure {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return /^(server_error|temporarily_unavailable)$/.test(error.error) ? 'unreachable' : 'refused';
  }
  if (error instanceof client.ResponseBodyError) {
    // The code is expired, was used before, or was issued for another round trip.
    if (error.error === 'invalid_grant') return 'ended';
    return error.status >= 500 ? 'unreachable' : 'refused';
  }
  if (error instanceof client.ClientError) {
    const { code, cause } = error;
    const answer = cause instanceof Error ? cause.cause : cause;
    const isDown = answer instanceof Response && answer.status >= 500;
    return isDown || (code !== undefined && away.has(code)) ? 'unreachable' : 'refused';
  }
  // Thrown by fetch when there is no response.
  return error instanceof TypeError ? 'unreachable' : 'refused';
}

const subjectSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/));

/** Some providers send the boolean as a string. */
const truthSchema = v.union([v.literal(true), v.literal('true')]);

type Claims = Readonly<Record<string, unknown>>;

/** @param about the one response that the address and its verification are read from, so that they belong together */
function identityFrom({ iss, sub }: client.IDToken, claims: Claims, about: Claims): Identity {
  const email = v.safeParse(emailSchema, about['email']);
  // Names are public here, and some providers put the email address into one.
  const name = [claims['name'], claims['given_name']].find(
    (one) => typeof one === 'string' && !one.includes('@'),
  );
  return {
    issuer: iss,
    subject: v.parse(subjectSchema, sub),
    email: email.success ? email.output : null,
    emailVerified: email.success && v.is(truthSchema, about['email_verified']),
    name: typeof name === 'string' ? name.slice(0, 200) : '',
  };
}

/**
 * Completes a round trip: exchanges the code and checks issuer, audience, signature, times, state, nonce and PKCE.
 * @param cameTo the registered redirect URI, with the query that the browser returned with
 * @throws SocialLoginError
 */
export async function whoCameBack(
  provider: OpenidProvider,
  cameTo: URL,
  { state, nonce, verifier }: RoundTripChecks,
  timeout = timeoutSeconds,
): Promise<Identity> {
  const configuration = await configurationOf(provider, timeout);
  try {
    const tokens = await client.authorizationCodeGrant(configuration, cameTo, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new SocialLoginError('refused');
    const isComplete = claims['email'] !== undefined && claims['email_verified'] !== undefined;
    if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined) {
      return identityFrom(claims, claims, claims);
    }
    // Many providers send the address only with the user info, which has to be about the same subject.
    const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return identityFrom(claims, { ...more, ...claims }, more);
  } catch (error) {
    if (error instanceof SocialLoginError) throw error;
    const failure = failureOf(error);
    if (failure !== 'cancelled') report(provider, error);
    throw new SocialLoginError(failure);
  }
}
