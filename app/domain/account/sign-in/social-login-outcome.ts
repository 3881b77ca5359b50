/**
 * What becomes of someone whom a provider has signed in. An account with the same address is never given away on the
 * provider's word: anyone who registered it may not be the owner of the address, and the provider may not be either.
 */
export function socialLoginOutcome(known: {
  /** An account was connected with this issuer and subject before. */
  readonly isConnected: boolean;
  readonly hasVerifiedEmail: boolean;
  readonly isEmailTaken: boolean;
}): 'sign-in' | 'unverified' | 'taken' | 'create' {
  if (known.isConnected) return 'sign-in';
  if (!known.hasVerifiedEmail) return 'unverified';
  return known.isEmailTaken ? 'taken' : 'create';
}
