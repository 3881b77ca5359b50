/** The result of renewing a session; `expiresAt` in milliseconds since the epoch, UTC. */
export type SessionRenewal =
  | { readonly kind: 'renewed'; readonly expiresAt: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'not-refreshable' }
  | { readonly kind: 'unreachable' };
