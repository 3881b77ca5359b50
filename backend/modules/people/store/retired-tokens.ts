import { lt, sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { graceSeconds, unixSeconds, type VerifiedToken } from '#backend/http/auth/token.ts';
import { retiredTokens } from './tokens.schema.ts';
import type { StoredUser } from './users.ts';

/** Whose a token is, and until when it is taken although it was retired; null where it was not. */
export interface TokenHolder {
  readonly user: StoredUser;
  /** Address of the account's picture, as `pictureOf` says it. */
  readonly picture: string;
  /** In seconds since the epoch. */
  readonly retiredUntil: number | null;
}

/** Ends a token after the grace, or at once without; a second retirement does not prolong it. */
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
