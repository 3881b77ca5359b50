import { pgSchema } from 'drizzle-orm/pg-core';

/** Everything of the back end lives in this PostgreSQL schema; the app has its own. */
export const backend = pgSchema('backend');

/** A text in the languages of the product. */
export type StoredText = Readonly<Record<'en' | 'el' | 'az' | 'ru' | 'sr' | 'tr', string>>;
