import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { media } from '#backend/modules/content/store/media.schema.ts';
import { type StoredAddress, type StoredBilling, users } from './people.schema.ts';
import { vendors } from './vendors.schema.ts';
import type { WrittenText } from '#backend/modules/catalog/store/translated-text.ts';
import type { StoredUser } from './users.ts';

/** Changes to an account; missing fields stay as they are. */
export interface AccountChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly billing?: Partial<StoredBilling>;
  readonly shipping?: Partial<StoredAddress>;
  readonly meta?: Readonly<Record<string, string>>;
  readonly pictureId?: number | null;
}

/** Updates an account in one statement, so concurrent changes to different fields both apply. Null if there is none. */
export async function changeAccount(
  database: Executor,
  id: number,
  { billing, shipping, meta, ...plain }: AccountChange,
): Promise<StoredUser | null> {
  const merged = (column: unknown, change: object) =>
    sql`${column} || ${JSON.stringify(change)}::jsonb`;
  const change = {
    ...plain,
    ...(billing && { billing: merged(users.billing, billing) }),
    ...(shipping && {
      shipping: merged(sql`coalesce(${users.shipping}, ${users.billing} - 'email')`, shipping),
    }),
    ...(meta && { meta: merged(users.meta, meta) }),
  };
  const [user] =
    Object.keys(change).length > 0
      ? await database.update(users).set(change).where(eq(users.id, id)).returning()
      : await database.select().from(users).where(eq(users.id, id)).limit(1);
  return user ?? null;
}

/** Changes to a vendor's store. */
export interface StoreChange {
  readonly shopName?: string;
  /** Plain text in one language. */
  readonly description?: WrittenText;
  /** The media library's picture for the logo. */
  readonly logo?: { readonly id: number; readonly path: string };
}

/** URL of an account's picture: the vendor's logo, else the user's own; empty if there is none. */
export async function pictureOf(database: Executor, user: StoredUser): Promise<string> {
  const [row] = await database
    .select({ portrait: vendors.portrait, own: media.path })
    .from(users)
    .leftJoin(vendors, eq(vendors.userId, users.id))
    .leftJoin(media, eq(media.id, users.pictureId))
    .where(eq(users.id, user.id))
    .limit(1);
  return row?.portrait || row?.own || '';
}
