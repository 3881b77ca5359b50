import * as client from 'openid-client';
import * as v from 'valibot';

import { isLoopback, type OpenidProvider } from '#app/platform/settings/openid-settings.ts';
import { swrCache } from '#app/platform/cache/swr-cache.server.ts';
import { emailSchema } from '#domain/account/account.ts';
import type { Locale } from '#domain/locale.ts';
import {
  SocialLoginError,
  type Identity,
  type SocialLoginFailure,
} from '#domain/account/sign-in/social-login.ts';

const hourMs = 3_600_000;
/** For every single call to a provider. */
const timeoutSeconds = 5;

/** What has to come back from the provider as it was sent, and the proof that anyone who sent it was we. */
export interface RoundTripChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** By the header unless the provider only takes the form; a public client shows PKCE alone. */
function authenticationOf({ clientSecret }: OpenidProvider): client.ClientAuth {
  if (clientSecret === undefined) return client.None();
  return (server, ...others) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic')
      ? client.ClientSecretBasic(clientSecret)
      : client.ClientSecretPost(clientSecret);
    return authenticate(server, ...others);
  };
}

function discover(provider: OpenidProvider, timeout: number): Promise<client.Configuration> {
  const issuer = new URL(provider.issuer);
  const isInTheClear = issuer.protocol === 'http:' && isLoopback(issuer);
  return client.discovery(
    issuer,
    provider.clientId,
    { [client.clockTolerance]: 30 },
    authenticationOf(provider),
    {
      timeout,
      execute: [
        // The signature is checked too, not only that the token came over TLS.
        client.enableNonRepudiationChecks,
        ...(isInTheClear ? [client.allowInsecureRequests] : []),
      ],
    },
  );
}

const discovered = swrCache(discover, { freshMs: hourMs, staleMs: 24 * hourMs, most: 20 });

/** Tells the operator what went wrong: never the answer itself, in which tokens could be. */
function report(provider: OpenidProvider, error: unknown): void {
  const words =
    error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError
      ? [error.name, error.error]
      : error instanceof Error
        ? [
            error.name,
            'code' in error ? String(error.code) : '',
            // The library's own fixed words: what it found is one level further down.
            error.cause instanceof Error ? error.cause.message : error.message,
          ]
        : ['unknown'];
  console.error(`social login at ${provider.key}: ${words.filter(Boolean).join(' ')}`);
}

const away = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

function failureOf(error: unknown): SocialLoginFailure {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return /^(server_error|temporarily_unavailable)$/.test(error.error) ? 'unreachable' : 'refused';
  }
  if (error instanceof client.ResponseBodyError) {
    // The code is too old, was used before, or was given to someone else's round trip.
    if (error.error === 'invalid_grant') return 'ended';
    return error.status >= 500 ? 'unreachable' : 'refused';
  }
  if (error instanceof client.ClientError) {
    const { code, cause } = error;
    const answer = cause instanceof Error ? cause.cause : cause;
    const isDown = answer instanceof Response && answer.status >= 500;
    return isDown || (code !== undefined && away.has(code)) ? 'unreachable' : 'refused';
  }
  // What fetch throws when no one answers.
  return error instanceof TypeError ? 'unreachable' : 'refused';
}

/** Finds out how a provider is spoken to. @throws SocialLoginError `unreachable` */
async function configurationOf(
  provider: OpenidProvider,
  timeout: number,
): Promise<client.Configuration> {
  try {
    return await discovered(provider, timeout);
  } catch (error) {
    report(provider, error);
    throw new SocialLoginError('unreachable');
  }
}

/**
 * Begins a round trip: the authorization code flow with PKCE, a state and a nonce.
 * @returns the provider's address to go to, and what has to be kept until someone comes back
 * @throws SocialLoginError `unreachable`
 */
export async function wayTo(
  provider: OpenidProvider,
  { redirectUri, locale }: { redirectUri: string; locale: Locale },
  timeout = timeoutSeconds,
): Promise<{ address: string; checks: RoundTripChecks }> {
  const configuration = await configurationOf(provider, timeout);
  const checks = {
    // The language comes back even to a browser that kept nothing, for the sentence that it is then told.
    state: `${locale}.${client.randomState()}`,
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
  });
  return { address: address.href, checks };
}

const subjectSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/));
/** Some providers write the truth as a word. */
const truthSchema = v.union([v.literal(true), v.literal('true')]);

type Claims = Readonly<Record<string, unknown>>;

/** @param about the one answer that address and its verification are read from, so that they belong together */
function identityFrom({ iss, sub }: client.IDToken, claims: Claims, about: Claims): Identity {
  const email = v.safeParse(emailSchema, about['email']);
  // Names are public here; some providers put the address into one.
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
 * Ends a round trip: exchanges the code and checks issuer, audience, signature, times, state, nonce and PKCE.
 * @param cameTo the address that the browser came back to, as it was registered, with its query
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
    // Many providers put the address into a second answer, which has to be about the same person.
    const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return identityFrom(claims, { ...more, ...claims }, more);
  } catch (error) {
    if (error instanceof SocialLoginError) throw error;
    const failure = failureOf(error);
    if (failure !== 'cancelled') report(provider, error);
    throw new SocialLoginError(failure);
  }
}
