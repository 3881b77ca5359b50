import { randomBytes } from 'node:crypto';

import * as v from 'valibot';

import { signInWithIdentity } from '#app/server/backend/people/identities.server.ts';
import { sealedCookie } from '#app/platform/secret/sealed-cookie.server.ts';
import { admit } from '#app/server/sessions/second-factor/pending-sign-in.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { spendRoundTrip } from '#app/server/db/round-trips.server.ts';
import { noteVerified } from '#app/server/accounts/store/verified-addresses.server.ts';
import { SocialLoginError, type Identity } from '#domain/account/sign-in/social-login.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';

import { socialWelcomeMail } from './account-mails.server.ts';
import { recordRegistration, textsToAgreeTo } from './registration-consents.server.ts';

const newcomerMs = 30 * 60_000;

/** A user of a provider who has no account here yet and has not yet agreed to our texts. */
const newcomer = sealedCookie({
  name: '__Host-newcomer',
  purpose: 'newcomer',
  seconds: newcomerMs / 1_000,
  schema: v.object({
    issuer: v.string(),
    subject: v.string(),
    email: v.string(),
    name: v.string(),
    provider: v.string(),
    /** Valid for one sign-in. */
    once: v.string(),
  }),
});

/** A user's first sign-in with a provider, as the page shows it. */
export interface Newcomer {
  readonly email: string;
  readonly provider: string;
}

/** Remembers in this browser who may become a fan here; nothing is created before the user agrees. */
export async function welcomeNewcomer(
  { issuer, subject, email, name }: Identity,
  provider: string,
): Promise<void> {
  const once = randomBytes(32).toString('base64url');
  await newcomer.put({ issuer, subject, email: email ?? '', name, provider, once });
}

/** The user whose account awaits consent in this browser; null if there is none. */
export async function readNewcomer(): Promise<Newcomer | null> {
  const found = await newcomer.read();
  return found && { email: found.email, provider: found.provider };
}

/** Welcomes a new user. The account exists already, so failing to queue the mail does not undo it. */
async function greet(to: string, provider: string, locale: Locale): Promise<void> {
  try {
    await (await outgoingMail()).put(await socialWelcomeMail({ to, locale }, provider));
  } catch (error) {
    console.error(error);
  }
}

/**
 * Creates the account of a user who has just agreed, records the consents with the current text of the pages, and signs
 * in, once. A retry after an outage finds the account and records the same consents.
 * @param locale the language in which the texts were shown
 * @throws AppError `code_expired` when nothing is pending here or it took too long, `not_allowed` when the address was
 *   taken meanwhile
 */
export async function makeNewcomersAccount(locale: Locale): Promise<void> {
  const found = await newcomer.read();
  if (!found) throw new AppError('code_expired');
  const { provider, once, ...person } = found;
  // Before the account exists, so that none is without them.
  const texts = await textsToAgreeTo(locale);
  const { signedIn, isNew } = await signInWithIdentity(
    { ...person, emailVerified: true },
    locale,
  ).catch((error: unknown) => {
    throw error instanceof SocialLoginError ? new AppError('not_allowed') : error;
  });
  const { database } = await accountsStore();
  await recordRegistration(database, signedIn.user.id, texts, locale);
  await noteVerified(database, { personId: signedIn.user.id, email: found.email }, new Date());
  newcomer.remove();
  const now = new Date();
  const until = new Date(now.getTime() + newcomerMs);
  if (!(await spendRoundTrip(database, `newcomer ${once}`, until, now))) {
    throw new AppError('code_expired');
  }
  await admit(signedIn);
  if (isNew) await greet(found.email, provider, locale);
}
