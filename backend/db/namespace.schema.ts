import { customType, pgSchema } from 'drizzle-orm/pg-core';

import type { Locale } from '#domain/locale.ts';

/** Everything of the back end lives in this PostgreSQL schema; the app has its own. */
export const backend = pgSchema('backend');

/** One numbering for products and orders, as in WordPress: an order's id is never a product's. */
export const postId = backend.sequence('post_id', { startWith: 101 });

/** Words as a search compares them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A text in the languages of the product. */
export type StoredText = Readonly<Record<Locale, string>>;
