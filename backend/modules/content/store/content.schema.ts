import { sql } from 'drizzle-orm';
import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

import { backend, type StoredText } from '#backend/db/namespace.schema.ts';

/** A page's picture: an address on the site, its size in pixels, and what it shows. */
export interface StoredPicture {
  readonly src: string;
  /** Not there where no one could tell. */
  readonly width?: number;
  readonly height?: number;
  /** The file that someone sent; not there for one that came with the site. */
  readonly mediaId?: number;
  readonly alt?: StoredText;
}

/** Pages of rich text: those the footer leads to, and the blocks that other pages show, such as `hero`. */
export const pages = backend.table('pages', {
  /** Counted with products and orders, as in WordPress. */
  id: integer()
    .primaryKey()
    .default(sql`nextval('backend.post_id')`),
  slug: text().notNull().unique(),
  /** Plain text. */
  title: jsonb().$type<StoredText>().notNull(),
  /** HTML as an editor of the shop writes it; anyone who shows it has to sanitise it. */
  content: jsonb().$type<StoredText>().notNull(),
  picture: jsonb().$type<StoredPicture>(),
  status: text({ enum: ['publish', 'draft'] })
    .notNull()
    .default('publish'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  modifiedAt: timestamp('modified_at', { withTimezone: true }).notNull(),
});
