import { decodeJwt } from 'jose';
import * as v from 'valibot';

import { claimsSchema, tokenSchema, type WireClaims } from '#backend/contract/people/auth.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import type { Role } from '#domain/account/role.ts';

import { ask } from './ask.server.ts';
import { roleFromClaims } from './people/sign-in.server.ts';

/** What became of exchanging a token for a new one. The old one is still taken for a minute. */
export type TokenRenewal =
  | {
      readonly kind: 'renewed';
      readonly token: string;
      readonly expiresAt: Date;
      /** As the new token says; null where it says nothing, as the login plugin's. */
      readonly role: Role | null;
    }
  /** The back end does not take the token any more, or gives the person no part in the shop. */
  | { readonly kind: 'refused' }
  /** Good until it expires, but not renewable. */
  | { readonly kind: 'not-refreshable' }
  /** The back end is away, slow or broken: to be asked again. */
  | { readonly kind: 'unreachable' };

/** How the login plugin says that a token is no good. What else stands in the way says nothing of the session. */
const badTokenSchema = v.looseObject({ reason: v.string() });

function refusal(status: number, body: unknown): AppError | null {
  const isBad = [400, 401].includes(status) && v.is(badTokenSchema, body);
  if (isBad) return new AppError('session_expired');
  return status === 405 ? new AppError('not_allowed') : null;
}

/** The roles of a new token, if it has any. It came from the back end itself; it is only read here. */
function rolesOf(token: string): WireClaims['roles'] {
  try {
    const { roles } = v.parse(claimsSchema, decodeJwt(token));
    return Object.keys(roles ?? {}).length > 0 ? roles : undefined;
  } catch {
    return undefined;
  }
}

/** Exchanges a token of the back end for a new one. Never throws. */
export function renewToken(token: string): Promise<TokenRenewal> {
  return exchange(paths.refresh, token);
}

/**
 * Ends every token of the account at once, for a new one in place of the given one. `unreachable` also where the back
 * end knows no such endpoint, as a WordPress: there tokens end by their age. Never throws.
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
