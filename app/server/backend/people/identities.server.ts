import * as v from 'valibot';

import { identityRefusal, identitySignInSchema } from '#backend/contract/people/identity.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import {
  SocialLoginError,
  type Identity,
  type SocialLoginFailure,
} from '#domain/account/sign-in/social-login.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { signedInWith, type SignedIn } from './sign-in.server.ts';

/** Our own issuer: we vouch for users who presented a passkey of this site (ADR 0067). No provider has this name. */
export const passkeyIssuer = 'urn:astera:passkey';

const refusalSchema = v.looseObject({ code: v.string() });

const failureOfCode: Readonly<Record<string, SocialLoginFailure>> = {
  [identityRefusal.unverified]: 'unverified',
  [identityRefusal.taken]: 'taken',
  [identityRefusal.blocked]: 'blocked',
  // A WordPress without our endpoint (ADR 0015).
  rest_no_route: 'unsupported',
};

/** No account is connected to this identity, and one could be created. */
class Unknown extends AppError {
  constructor() {
    super('not_found');
  }
}

/** Carries the reason through `ask`, whose refusals are app-wide error codes. */
class Refused extends AppError {
  readonly failure: SocialLoginFailure;

  constructor(failure: SocialLoginFailure) {
    super('not_allowed');
    this.failure = failure;
  }
}

function refusal(status: number, body: unknown): AppError | null {
  if (v.is(refusalSchema, body) && body.code === identityRefusal.unknown) return new Unknown();
  const failure = v.is(refusalSchema, body) ? failureOfCode[body.code] : undefined;
  if (failure) return new Refused(failure);
  return status === 400 ? new Refused('refused') : null;
}

export function bodyOf({ issuer, subject, email, emailVerified, name }: Identity) {
  return { issuer, subject, email: email ?? '', email_verified: emailVerified, name };
}

/**
 * Requests a token from the back end for the person a provider has signed in; creates a fan's account the first time.
 * @param locale the language of a new account
 * @throws SocialLoginError if there is no token; AppError if the back end is down
 */
export async function signInWithIdentity(
  identity: Identity,
  locale: Locale,
): Promise<{ readonly signedIn: SignedIn; readonly isNew: boolean }> {
  return askForToken(identity, { locale });
}

/**
 * The same for existing accounts only; never creates one.
 * @returns null for new users
 */
export async function signInConnected(identity: Identity): Promise<SignedIn | null> {
  try {
    return (await askForToken(identity, { create: false })).signedIn;
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

async function askForToken(
  identity: Identity,
  wanted: { readonly locale: Locale } | { readonly create: false },
): Promise<{ readonly signedIn: SignedIn; readonly isNew: boolean }> {
  try {
    const { jwt, created } = await ask(paths.identitySignIn, {
      method: 'POST',
      as: 'service',
      body: { ...bodyOf(identity), ...wanted },
      schema: identitySignInSchema,
      refusal,
    });
    return { signedIn: await signedInWith(jwt.token), isNew: created };
  } catch (error) {
    if (error instanceof Refused) throw new SocialLoginError(error.failure);
    const isBlocked = error instanceof AppError && error.code === 'not_allowed';
    throw isBlocked ? new SocialLoginError('blocked') : error;
  }
}
