import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { WireToken } from '#backend/contract/people/auth.ts';
import type { Services } from '#backend/http/wire/call.ts';

/** Lifetime of a token. */
export const tokenSeconds = 60 * 60;

/** How long an exchanged token is still accepted, for requests in flight. */
export const graceSeconds = 60;

export const issuer = 'astera';

/** The claims of a verified token. */
export interface VerifiedToken {
  readonly userId: number;
  readonly jti: string;
  readonly expires: number;
  readonly refreshable: boolean;
  /** The version of the account when the token was issued. */
  readonly accountVersion: number;
}

/** Why a token is rejected, in the login plugin's words. */
export type TokenFault =
  | 'Wrong number of segments'
  | 'Invalid token signature'
  | 'Expired token'
  | 'Token has been revoked';

export function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** Issues a refreshable token that is valid for one hour. Includes `roles` when given. */
export async function issueToken(
  { clock, jwtKey }: Pick<Services, 'clock' | 'jwtKey'>,
  { id: userId, accountVersion }: { readonly id: number; readonly accountVersion: number },
  roles: readonly string[] | null,
): Promise<WireToken> {
  const issued = unixSeconds(clock());
  const expires = issued + tokenSeconds;
  const token = await new SignJWT({
    userId,
    user_id: userId,
    revocable: true,
    refreshable: true,
    passwordVersion: accountVersion,
    ...(roles ? { roles } : {}),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issued)
    .setIssuer(issuer)
    .setExpirationTime(expires)
    .setJti(randomUUID())
    .sign(jwtKey);
  return { token, token_expires: expires };
}
