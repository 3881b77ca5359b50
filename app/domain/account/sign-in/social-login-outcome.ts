/**
 * The result of a provider's sign-in. An existing account with the same address is never handed over on the provider's
 * word alone: neither the person who registered it nor the provider's user is certain to own the address.
 */
export function socialLoginOutcome(known: {
  /** An account is already linked to this issuer and subject. */
  readonly isConnected: boolean;
  readonly hasVerifiedEmail: boolean;
  readonly isEmailTaken: boolean;
}): 'sign-in' | 'unverified' | 'taken' | 'create' {
  if (known.isConnected) return 'sign-in';
  if (!known.hasVerifiedEmail) return 'unverified';
  return known.isEmailTaken ? 'taken' : 'create';
}
