/** A user's identity after signing in with an OpenID provider, and the reasons a sign-in may fail. */

/** A provider as shown on pages. */
export interface SocialProvider {
  readonly key: string;
  readonly name: string;
}

/**
 * A provider's claims about a user; the first two identify the user permanently, an e-mail address can change hands.
 */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; null if the provider gave none. */
  readonly email: string | null;
  /** Whether the provider states that the address is verified. */
  readonly emailVerified: boolean;
  /** The user's name, or ''. */
  readonly name: string;
}

/** Why a social login ended back on the login page. */
export const socialLoginFailures = [
  /** The user cancelled at the provider. */
  'cancelled',
  /** Expired, already used, or not started in this browser. */
  'ended',
  /** The provider is unavailable or too slow. */
  'unreachable',
  /** The provider refused, or its response failed validation. */
  'refused',
  /** The provider has not verified the address, and there is no account yet. */
  'unverified',
  /** An account with this address exists: its password links the two. */
  'taken',
  /** This account is not allowed to sign in. */
  'blocked',
  /** This back end issues no token without a password. */
  'unsupported',
  /** Too many attempts. */
  'too-often',
  /** One of our own services is unavailable. */
  'failed',
] as const;

export type SocialLoginFailure = (typeof socialLoginFailures)[number];

/** A failed social login. */
export class SocialLoginError extends Error {
  readonly failure: SocialLoginFailure;

  constructor(failure: SocialLoginFailure) {
    super(failure);
    this.name = 'SocialLoginError';
    this.failure = failure;
  }
}
