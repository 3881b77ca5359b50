import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { backend, type StoredText } from '#backend/db/namespace.schema.ts';

export interface StoredMenuItem {
  readonly title: StoredText;
  /** A path of the site, or a whole address elsewhere. */
  readonly path: string;
}

export const menus = backend.table('menus', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  items: jsonb().$type<readonly StoredMenuItem[]>().notNull(),
  /** Grows with every change; a change is made only to the version that was seen. */
  version: integer().notNull().default(1),
});

/** Every word that vendors and products are found by, for who mistypes one; the database itself collects them. */
export const searchWords = backend.table('search_words', { word: text().primaryKey() });

/** Facts about the store itself, such as that the demo world is in. */
export const settings = backend.table('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
