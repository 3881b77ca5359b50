/** What the credential machine stores and requests, in both of its uses. */
import type { ErrorCode } from '#domain/app-error.ts';
import type { User } from '#domain/account/user.ts';

/** Check every 3 seconds, refresh when 5 minutes or less remain (spec §4, §9). */
export const refreshCheckMs = 3_000;
export const refreshAheadMs = 5 * 60_000;

export interface Credential {
  /** The token, or a constant placeholder where the real one stays on the server. */
  readonly token: string;
  /** Milliseconds since the epoch, UTC. */
  readonly expiresAt: number;
  /** The user_id in the token's details; null if they name no user, as with video tokens. */
  readonly userId: number | null;
}

/** What storage may contain from an earlier visit. */
export interface StoredCredential {
  readonly credential: Credential | null;
  readonly user: User | null;
}

/** The data for requesting a new token; the password is passed on and never stored in the machine. */
export type TokenRequest =
  | { readonly kind: 'sign-in'; readonly username: string; readonly password: string }
  | { readonly kind: 'video' }
  | { readonly kind: 'refresh'; readonly credential: Credential };

/** The error data of a failed request. */
export interface CredentialError {
  readonly code: ErrorCode;
}

/**
 * The result of a refresh. `refused` signs out; a `not-refreshable` token is used until it expires; while the back end
 * is `unreachable`, the refresh is retried at every check until then.
 */
export type RefreshOutcome =
  | { readonly kind: 'renewed'; readonly credential: Credential }
  | { readonly kind: 'refused' }
  | { readonly kind: 'not-refreshable' }
  | { readonly kind: 'unreachable' };

/** True when 5 minutes or less remain at `now` (milliseconds since the epoch). */
export function isRefreshDue(credential: Credential, now: number): boolean {
  return credential.expiresAt - now <= refreshAheadMs;
}

export function isExpired(credential: Credential, now: number): boolean {
  return credential.expiresAt <= now;
}

/**
 * Whether stored data is enough to start authenticated: sign-in needs a token whose details name a user, and that user;
 * video access needs only a token.
 */
export function startsAuthenticated(kind: 'sign-in' | 'video', stored: StoredCredential): boolean {
  const { credential, user } = stored;
  if (credential === null || credential.token === '') return false;
  return kind === 'video' || (credential.userId !== null && user !== null && user.id > 0);
}
