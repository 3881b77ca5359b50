import { lt, sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { graceSeconds, unixSeconds, type VerifiedToken } from '#backend/http/auth/token.ts';
import { retiredTokens } from './tokens.schema.ts';
import type { StoredUser } from './users.ts';

/** A token's owner, and until when it is accepted after being retired; null if it was not. */
export interface TokenHolder {
  readonly user: StoredUser;
  /** URL of the account's picture, as in `pictureOf`. */
  readonly picture: string;
  /** In seconds since the epoch. */
  readonly retiredUntil: number | null;
}

/** Retires a token after the grace period, or immediately without one; retiring it again does not prolong it. */
export async function retireToken(
  database: Executor,
  token: VerifiedToken,
  now: Date,
  grace = graceSeconds,
): Promise<void> {
  const seconds = unixSeconds(now);
  await database.delete(retiredTokens).where(lt(retiredTokens.expires, seconds));
  await database
    .insert(retiredTokens)
    .values({ jti: token.jti, validUntil: seconds + grace, expires: token.expires })
    .onConflictDoUpdate({
      target: retiredTokens.jti,
      set: { validUntil: sql`least(${retiredTokens.validUntil}, excluded.valid_until)` },
    });
}
