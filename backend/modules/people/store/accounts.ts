import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { media } from '#backend/modules/content/store/media.schema.ts';
import { type StoredAddress, type StoredBilling, users } from './people.schema.ts';
import { vendors } from './vendors.schema.ts';
import type { WrittenText } from '#backend/modules/catalog/store/translated-text.ts';
import type { StoredUser } from './users.ts';

/** What is changed of an account; what is not named stays. */
export interface AccountChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly billing?: Partial<StoredBilling>;
  readonly shipping?: Partial<StoredAddress>;
  readonly meta?: Readonly<Record<string, string>>;
  readonly pictureId?: number | null;
}

/** Changes an account in one statement: two who change different things both get theirs. Null when there is none. */
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

/** What is changed of a vendor's store. */
export interface StoreChange {
  readonly shopName?: string;
  /** Plain text in one language. */
  readonly description?: WrittenText;
  /** The media library's picture for the logo. */
  readonly logo?: { readonly id: number; readonly path: string };
}

/** Address of the picture of an account: a vendor's logo, else the own one; empty without. */
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
