import { eq, lt, sql } from 'drizzle-orm';

import type { Executor } from '#backend/db/database.ts';
import { graceSeconds, unixSeconds, type VerifiedToken } from '#backend/http/auth/token.ts';

import { media } from '#backend/modules/content/store/media.schema.ts';

import { users } from './people.schema.ts';
import { vendors } from './vendors.schema.ts';
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

/** With one statement, since every call with a token asks it. */
export async function findHolder(
  database: Executor,
  { userId, jti }: Pick<VerifiedToken, 'userId' | 'jti'>,
): Promise<TokenHolder | null> {
  const retired = sql`select ${retiredTokens.validUntil} from ${retiredTokens} where ${eq(retiredTokens.jti, jti)}`;
  const [found] = await database
    .select({
      user: users,
      retiredUntil: sql<number | null>`(${retired})`.mapWith(Number),
      portrait: vendors.portrait,
      own: media.path,
    })
    .from(users)
    .leftJoin(vendors, eq(vendors.userId, users.id))
    .leftJoin(media, eq(media.id, users.pictureId))
    .where(eq(users.id, userId))
    .limit(1);
  if (!found) return null;
  const { user, retiredUntil, portrait, own } = found;
  return { user, retiredUntil, picture: portrait || own || '' };
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
