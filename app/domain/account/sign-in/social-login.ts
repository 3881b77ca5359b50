/** Who someone is after a sign-in at an OpenID provider, and why it may come to nothing. */

/** A provider as the pages know it. */
export interface SocialProvider {
  readonly key: string;
  readonly name: string;
}

/** What a provider says of a person; the two first name him or her for good, an address can change hands. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; null when the provider gave none. */
  readonly email: string | null;
  /** Whether the provider vouches that the address is this person's. */
  readonly emailVerified: boolean;
  /** What the person is called, or ''. */
  readonly name: string;
}

/** Why a social login ended on the login page again. */
export const socialLoginFailures = [
  /** The person chose not to, at the provider. */
  'cancelled',
  /** Too old, used before, or not begun in this browser. */
  'ended',
  /** The provider is away or too slow. */
  'unreachable',
  /** The provider refused, or answered what must not be believed. */
  'refused',
  /** The provider does not vouch for the address, and there is no account yet. */
  'unverified',
  /** Someone has an account with this address: its password connects the two. */
  'taken',
  /** This account may not sign in. */
  'blocked',
  /** This back end gives out no token without a password. */
  'unsupported',
  /** Tried too often. */
  'too-often',
  /** Something of ours is away. */
  'failed',
] as const;

export type SocialLoginFailure = (typeof socialLoginFailures)[number];

/** A social login that came to nothing. */
export class SocialLoginError extends Error {
  readonly failure: SocialLoginFailure;

  constructor(failure: SocialLoginFailure) {
    super(failure);
    this.name = 'SocialLoginError';
    this.failure = failure;
  }
}
