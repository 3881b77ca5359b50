import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import type { VerifiedToken } from '#backend/http/auth/token.ts';
import { media } from '#backend/modules/content/store/media.schema.ts';
import { users } from './people.schema.ts';
import { vendors } from './vendors.schema.ts';
import { retiredTokens } from './tokens.schema.ts';
import type { TokenHolder } from './retired-tokens.ts';

/** One statement, since every request with a token runs it. */
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
