import * as v from 'valibot';

import { env } from '#app/platform/settings/env.server.ts';
import type { OpenidProvider } from '#app/platform/settings/openid-settings.ts';
import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { sealedCookie } from '#app/platform/secret/sealed-cookie.server.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { AppError } from '#domain/app-error.ts';
import { safeDestination } from '#domain/account/destination.ts';
import { locales, type Locale } from '#domain/locale.ts';
import {
  SocialLoginError,
  type SocialLoginFailure,
  type SocialProvider,
} from '#domain/account/sign-in/social-login.ts';

import { wayTo } from './openid.server.ts';

/** How long the user may take at the provider. */
const tripMs = 10 * 60_000;

/** Stored in the browser meanwhile. It outlives the round trip, so that a late return still finds its destination. */
export const roundTripSchema = v.object({
  provider: v.string(),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  destination: v.string(),
  locale: v.picklist(locales),
  /** Milliseconds since the epoch. */
  until: v.number(),
});
export const roundTrip = sealedCookie({
  name: '__Host-social-login',
  purpose: 'social-login',
  seconds: 3600,
  schema: roundTripSchema,
});

/** The configured providers, in the order of their buttons. */
export function socialProviders(): SocialProvider[] {
  return env.OIDC.map(({ key, name }) => ({ key, name }));
}

function providerOf(key: string): OpenidProvider {
  const provider = env.OIDC.find((one) => one.key === key);
  if (!provider) throw new AppError('not_found');
  return provider;
}

/** One redirect URI per provider, so that a response of one cannot be taken for another's. */
export function redirectUriOf({ key }: OpenidProvider): string {
  return `${siteOrigin()}/api/social-login/${key}`;
}

/**
 * Begins a social login in this browser.
 * @returns the provider's URL to redirect to, or the reason why there is none
 */
export async function beginSocialLogin(asked: {
  provider: string;
  destination: string | undefined;
  locale: Locale;
}): Promise<{ address: string } | { failure: SocialLoginFailure }> {
  const provider = providerOf(asked.provider);
  const { limits } = await accountsStore();
  if (!(await limits.take('socialPerAddress', peerAddress()))) return { failure: 'too-often' };
  try {
    const { locale } = asked;
    const { address, checks } = await wayTo(provider, {
      redirectUri: redirectUriOf(provider),
      locale,
    });
    await roundTrip.put({
      ...checks,
      provider: provider.key,
      destination: safeDestination(asked.destination),
      locale,
      until: Date.now() + tripMs,
    });
    return { address };
  } catch (error) {
    if (error instanceof SocialLoginError) return { failure: error.failure };
    throw error;
  }
}
