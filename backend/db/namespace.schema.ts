import { customType, pgSchema } from 'drizzle-orm/pg-core';

import type { Locale } from '#domain/locale.ts';

/** The PostgreSQL schema of the whole back end; the app has its own. */
export const backend = pgSchema('backend');

/** One sequence for products and orders, as in WordPress: an order never has a product's id. */
export const postId = backend.sequence('post_id', { startWith: 101 });

/** Search terms in PostgreSQL's text search type. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A text in each of the product's languages. */
export type StoredText = Readonly<Record<Locale, string>>;
