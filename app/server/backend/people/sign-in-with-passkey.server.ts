import { createHmac } from 'node:crypto';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale } from '#domain/locale.ts';
import { SocialLoginError } from '#domain/account/sign-in/social-login.ts';
import { readCorrespondent } from './accounts.server.ts';
import { passkeyIssuer, signInWithIdentity } from './identities.server.ts';
import { connectIdentity } from './connect-identity.server.ts';
import type { SignedIn } from './sign-in.server.ts';
import { passkeySignsIn } from './passkey-token.server.ts';

/**
 * Gets a token for someone whose passkey we have verified: to the back end we are a provider that vouches for the
 * person, like those of social login (ADR 0015), and the same rules for connecting and refusing apply.
 * @throws AppError `account_suspended`; `wrong_credentials` if the account is gone
 */
export async function signInWithPasskey(userId: number): Promise<SignedIn> {
  if (!passkeySignsIn) throw new AppError('not_allowed');
  const person = await readCorrespondent(userId);
  if (!person) throw new AppError('wrong_credentials');
  const identity = {
    issuer: passkeyIssuer,
    subject: createHmac('sha256', purposeKey('passkey')).update(`${userId}`).digest('base64url'),
    email: person.email,
    emailVerified: true,
    name: '',
  };
  if (!(await connectIdentity(userId, identity))) throw new AppError('account_suspended');
  try {
    const { signedIn } = await signInWithIdentity(identity, person.locale ?? defaultLocale);
    if (signedIn.user.id !== userId) throw new AppError('wrong_credentials');
    return signedIn;
  } catch (error) {
    throw error instanceof SocialLoginError ? new AppError('account_suspended') : error;
  }
}
