import * as v from 'valibot';

import { connectIdentity } from '#app/server/backend/people/connect-identity.server.ts';
import { sealedCookie } from '#app/platform/secret/sealed-cookie.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Identity } from '#domain/account/sign-in/social-login.ts';

import { connectedMail } from './account-mails.server.ts';

/** Who was at a provider and has an account here with the same address, until its password is typed. */
const offered = sealedCookie({
  name: '__Host-connection',
  purpose: 'connection',
  seconds: 30 * 60,
  schema: v.object({
    issuer: v.string(),
    subject: v.string(),
    email: v.string(),
    name: v.string(),
    provider: v.string(),
    locale: v.picklist(locales),
  }),
});

/** Remembers in this browser that the next password may connect its account with this person at the provider. */
export async function offerConnection(
  { issuer, subject, email, emailVerified, name }: Identity,
  { provider, locale }: { provider: string; locale: Locale },
): Promise<void> {
  if (email === null || !emailVerified) return;
  await offered.put({ issuer, subject, email, name, provider, locale });
}

/**
 * Connects the account that a password has just opened with anyone who was at a provider before, if the address is the
 * same one, and tells the owner. Signing in never fails for it: it can be offered again.
 */
export async function takeConnection(userId: number): Promise<void> {
  const offer = await offered.read();
  if (!offer) return;
  offered.remove();
  try {
    const { provider, locale, ...identity } = offer;
    if (!(await connectIdentity(userId, { ...identity, emailVerified: true }))) return;
    await (await outgoingMail()).put(await connectedMail({ to: offer.email, locale }, provider));
  } catch (error) {
    console.error(error);
  }
}
