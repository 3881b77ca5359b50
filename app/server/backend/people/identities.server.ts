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

/**
 * Stands for ourselves: we vouch for anyone who showed a passkey of this site (ADR 0067). No provider has such a name.
 */
export const passkeyIssuer = 'urn:astera:passkey';

const refusalSchema = v.looseObject({ code: v.string() });

const failureOfCode: Readonly<Record<string, SocialLoginFailure>> = {
  [identityRefusal.unverified]: 'unverified',
  [identityRefusal.taken]: 'taken',
  [identityRefusal.blocked]: 'blocked',
  // A WordPress without our endpoint (ADR 0015).
  rest_no_route: 'unsupported',
};

/** No one is connected with this person, and an account could be made. */
class Unknown extends AppError {
  constructor() {
    super('not_found');
  }
}

/** Carries the reason through `ask`, whose refusals are words of the whole app. */
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
 * Asks the back end for a token for the person whom a provider has signed in; makes a fan's account at the first time.
 * @param locale the language that a new account reads
 * @throws SocialLoginError when there is none; AppError when the back end is away
 */
export async function signInWithIdentity(
  identity: Identity,
  locale: Locale,
): Promise<{ readonly signedIn: SignedIn; readonly isNew: boolean }> {
  return askForToken(identity, { locale });
}

/**
 * The same for anyone who has an account, and nothing is made.
 * @returns null for who is new here
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
