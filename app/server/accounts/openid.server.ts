import * as client from 'openid-client';

import { isLoopback, type OpenidProvider } from '#app/platform/settings/openid-settings.ts';
import { swrCache } from '#app/platform/cache/swr-cache.server.ts';
import type { Locale } from '#domain/locale.ts';
import { SocialLoginError } from '#domain/account/sign-in/social-login.ts';

const hourMs = 3_600_000;
/** For each call to a provider. */
export const timeoutSeconds = 5;

/** What the provider has to return unchanged, and the PKCE verifier, which proves that we sent it. */
export interface RoundTripChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** By header, unless the provider only accepts the form; a public client uses only PKCE. */
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

/** Logs what went wrong for the operator: never the response itself, which could contain tokens. */
export function report(provider: OpenidProvider, error: unknown): void {
  const words =
    error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError
      ? [error.name, error.error]
      : error instanceof Error
        ? [
            error.name,
            'code' in error ? String(error.code) : '',
            // The library's own fixed message: the response is nested one level deeper.
            error.cause instanceof Error ? error.cause.message : error.message,
          ]
        : ['unknown'];
  console.error(`social login at ${provider.key}: ${words.filter(Boolean).join(' ')}`);
}

/** Discovers a provider's configuration. @throws SocialLoginError `unreachable` */
export async function configurationOf(
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
 * @returns the provider's URL to redirect to, and what has to be stored until the user returns
 * @throws SocialLoginError `unreachable`
 */
export async function wayTo(
  provider: OpenidProvider,
  { redirectUri, locale }: { redirectUri: string; locale: Locale },
  timeout = timeoutSeconds,
): Promise<{ address: string; checks: RoundTripChecks }> {
  const configuration = await configurationOf(provider, timeout);
  const checks = {
    // The language is part of the state, so that even a browser without the cookie gets its message in it.
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
