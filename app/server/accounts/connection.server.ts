import * as v from 'valibot';

import { connectIdentity } from '#app/server/backend/people/connect-identity.server.ts';
import { sealedCookie } from '#app/platform/secret/sealed-cookie.server.ts';
import { outgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Identity } from '#domain/account/sign-in/social-login.ts';

import { connectedMail } from './account-mails.server.ts';

/** A provider's user whose address has an account here, until the account's password is entered. */
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

/** Remembers in this browser that the next password sign-in may connect its account with this user of the provider. */
export async function offerConnection(
  { issuer, subject, email, emailVerified, name }: Identity,
  { provider, locale }: { provider: string; locale: Locale },
): Promise<void> {
  if (email === null || !emailVerified) return;
  await offered.put({ issuer, subject, email, name, provider, locale });
}

/**
 * Connects the account that was just signed in to by password with the provider's user remembered here, if the address
 * is the same, and tells the owner. A failure never prevents the sign-in: connecting can be offered again.
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
