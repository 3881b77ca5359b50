import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { backend, type StoredText } from '#backend/db/namespace.schema.ts';

export interface StoredMenuItem {
  readonly title: StoredText;
  /** A path of the site, or an absolute URL elsewhere. */
  readonly path: string;
}

export const menus = backend.table('menus', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  items: jsonb().$type<readonly StoredMenuItem[]>().notNull(),
  /** Incremented by every change; used for optimistic locking. */
  version: integer().notNull().default(1),
});

/** All search words of vendors and products, for correcting typos; collected by the database. */
export const searchWords = backend.table('search_words', { word: text().primaryKey() });

/** Flags of the store itself, such as that the demo world has been added. */
export const settings = backend.table('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
