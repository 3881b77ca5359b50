import { getRequestUrl } from '@tanstack/react-start/server';
import type * as v from 'valibot';
import { signInConnected } from '#app/server/backend/people/identities.server.ts';
import { env } from '#app/platform/settings/env.server.ts';
import type { OpenidProvider } from '#app/platform/settings/openid-settings.ts';
import { admit } from '#app/server/sessions/second-factor/pending-sign-in.server.ts';
import { plannedDeletionOf } from '#app/server/my-data/store/account-deletions.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { spendRoundTrip } from '#app/server/db/round-trips.server.ts';
import { noteVerified } from '#app/server/accounts/store/verified-addresses.server.ts';
import { AppError } from '#domain/app-error.ts';
import { landingOf, safeDestination } from '#domain/account/destination.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import type { LoginStep } from '#domain/account/sign-in/login-step.ts';
import {
  SocialLoginError,
  type Identity,
  type SocialLoginFailure,
} from '#domain/account/sign-in/social-login.ts';
import { offerConnection } from './connection.server.ts';
import { welcomeNewcomer } from './newcomer.server.ts';
import { whoCameBack } from './openid-return.server.ts';
import type { roundTripSchema } from './social-login.server.ts';
import { roundTrip, redirectUriOf } from './social-login.server.ts';

type RoundTrip = v.InferOutput<typeof roundTripSchema>;

interface CameBack {
  readonly provider: string;
  readonly destination: string;
  readonly locale: Locale;
}

function goTo(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      location: address,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

/** Back to the login page, which shows the reason and keeps the destination. */
function backToLogin({ provider, destination, locale }: CameBack, failure: SocialLoginFailure) {
  const query = new URLSearchParams({
    ...(destination === '/' ? {} : { destination }),
    social: failure,
    provider,
  });
  return goTo(`${addressIn(locale, '/account/login')}?${query}`);
}

/** To the login page, for a step that the user has to complete first. */
function toStep(step: LoginStep, { destination, locale }: CameBack): Response {
  const query = new URLSearchParams({ ...(destination === '/' ? {} : { destination }), step });
  return goTo(`${addressIn(locale, '/account/login')}?${query}`);
}

/** The returned user's identity, after every check. The round trip is over, whatever the outcome. */
async function identityOf(provider: OpenidProvider, kept: RoundTrip | null): Promise<Identity> {
  const { search, searchParams } = getRequestUrl();
  // A return that was not started here leaves a round trip in flight untouched.
  const isTheirs = kept?.provider === provider.key && kept.state === searchParams.get('state');
  if (!isTheirs) throw new SocialLoginError('ended');
  roundTrip.remove();
  const now = new Date();
  const until = new Date(kept.until);
  const { database } = await accountsStore();
  if (until <= now || !(await spendRoundTrip(database, kept.state, until, now))) {
    throw new SocialLoginError('ended');
  }
  return whoCameBack(provider, new URL(redirectUriOf(provider) + search), kept);
}

/** If the provider says that the address is verified, it counts as verified here. */
async function noteProof({ email, emailVerified }: Identity, personId: number): Promise<void> {
  if (email === null || !emailVerified) return;
  const { database } = await accountsStore();
  await noteVerified(database, { personId, email }, new Date());
}

/**
 * Handles `GET /api/social-login/{provider}`, the redirect URI of a social login. Signs in and redirects to the
 * destination, or to the login page with the reason; never anywhere else.
 */
export async function finishSocialLogin(key: string): Promise<Response> {
  const provider = env.OIDC.find((one) => one.key === key);
  const [stated = ''] = getRequestUrl().searchParams.get('state')?.split('.') ?? [];
  const kept = await roundTrip.read();
  const from: CameBack = {
    provider: provider?.key ?? '',
    destination: safeDestination(kept?.destination),
    locale: kept?.locale ?? (isLocale(stated) ? stated : defaultLocale),
  };
  if (!provider) return backToLogin(from, 'ended');
  let identity: Identity | null = null;
  let landing = '/';
  try {
    identity = await identityOf(provider, kept);
    const signedIn = await signInConnected(identity);
    if (signedIn === null) {
      await welcomeNewcomer(identity, provider.name);
      return toStep('agree', from);
    }
    await noteProof(identity, signedIn.user.id);
    await admit(signedIn);
    landing = landingOf(signedIn.user.role);
    if (await plannedDeletionOf(signedIn.user.id)) return toStep('deletion', from);
  } catch (error) {
    if (error instanceof AppError && error.code === 'second_step_required') {
      return toStep('second', from);
    }
    if (!(error instanceof SocialLoginError)) {
      console.error(error);
      return backToLogin(from, 'failed');
    }
    if (error.failure === 'taken' && identity) {
      await offerConnection(identity, { provider: provider.name, locale: from.locale });
    }
    return backToLogin(from, error.failure);
  }
  return goTo(from.destination === '/' ? addressIn(from.locale, landing) : from.destination);
}
