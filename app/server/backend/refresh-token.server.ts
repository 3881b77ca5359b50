import { decodeJwt } from 'jose';
import * as v from 'valibot';

import { claimsSchema, tokenSchema, type WireClaims } from '#backend/contract/people/auth.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import type { Role } from '#domain/account/role.ts';

import { ask } from './ask.server.ts';
import { roleFromClaims } from './people/sign-in.server.ts';

/** The result of exchanging a token for a new one. The old one is still accepted for a minute. */
export type TokenRenewal =
  | {
      readonly kind: 'renewed';
      readonly token: string;
      readonly expiresAt: Date;
      /** From the new token; null if it has none, like the login plugin's. */
      readonly role: Role | null;
    }
  /** The back end no longer accepts the token, or the person has no role in the shop. */
  | { readonly kind: 'refused' }
  /** Valid until it expires, but not renewable. */
  | { readonly kind: 'not-refreshable' }
  /** The back end is down, slow or broken: try again later. */
  | { readonly kind: 'unreachable' };

/** The login plugin's codes for an invalid token. Other errors say nothing about the session. */
const badTokenSchema = v.looseObject({ reason: v.string() });

function refusal(status: number, body: unknown): AppError | null {
  const isBad = [400, 401].includes(status) && v.is(badTokenSchema, body);
  if (isBad) return new AppError('session_expired');
  return status === 405 ? new AppError('not_allowed') : null;
}

/** The roles in a new token, if any. It came from the back end itself, so it is only decoded here. */
function rolesOf(token: string): WireClaims['roles'] {
  try {
    const { roles } = v.parse(claimsSchema, decodeJwt(token));
    return Object.keys(roles ?? {}).length > 0 ? roles : undefined;
  } catch {
    return undefined;
  }
}

/** Exchanges a back end token for a new one. Never throws. */
export function renewToken(token: string): Promise<TokenRenewal> {
  return exchange(paths.refresh, token);
}

/**
 * Revokes all of the account's tokens at once and issues a new one in place of the given one. `unreachable` also if the
 * back end has no such endpoint, like a WordPress, where tokens only expire. Never throws.
 */
export function revokeOtherTokens(token: string): Promise<TokenRenewal> {
  return exchange(paths.revokeOtherTokens, token);
}

async function exchange(path: string, token: string): Promise<TokenRenewal> {
  try {
    const answer = await ask(path, {
      method: 'POST',
      body: { jwt: token },
      schema: tokenSchema,
      refusal,
    });
    const expiresAt = new Date(answer.token_expires * 1000);
    const roles = rolesOf(answer.token);
    const role = roleFromClaims(roles);
    if (roles && role === null) return { kind: 'refused' };
    return { kind: 'renewed', token: answer.token, expiresAt, role };
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'backend_failed';
    if (code === 'session_expired') return { kind: 'refused' };
    return { kind: code === 'not_allowed' ? 'not-refreshable' : 'unreachable' };
  }
}
