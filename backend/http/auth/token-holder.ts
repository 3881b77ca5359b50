import type { Services } from '#backend/http/wire/call.ts';
import { findHolder } from '#backend/modules/people/store/find-token-holder.ts';
import type { StoredUser } from '#backend/modules/people/store/users.ts';
import { type TokenFault, unixSeconds, type VerifiedToken } from './token.ts';
import { verifyToken } from './verify-token.ts';

/** A verified token and its owner. */
export interface HeldToken {
  readonly token: VerifiedToken;
  readonly user: StoredUser;
  readonly picture: string;
}

/**
 * Verifies a token and its owner; fails if the account was deleted, suspended or changed since the token was issued.
 */
export async function verifyHeldToken(
  services: Pick<Services, 'clock' | 'jwtKey' | 'database'>,
  jwt: string,
): Promise<HeldToken | TokenFault> {
  const token = await verifyToken(services, jwt);
  if (typeof token === 'string') return token;
  const found = await findHolder(services.database, token);
  if (!found) return 'Token has been revoked';
  const { user, picture, retiredUntil } = found;
  const isRetired = retiredUntil !== null && retiredUntil <= unixSeconds(services.clock());
  const isSame = user.suspendedAt === null && user.accountVersion === token.accountVersion;
  return isSame && !isRetired ? { token, user, picture } : 'Token has been revoked';
}
