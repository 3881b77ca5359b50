import { sql } from 'drizzle-orm';
import { integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

import { backend, type StoredText } from '#backend/db/namespace.schema.ts';

/** A page's picture: its URL on the site, its size in pixels, and its alt text. */
export interface StoredPicture {
  readonly src: string;
  /** Missing if unknown. */
  readonly width?: number;
  readonly height?: number;
  /** The uploaded file; missing for a picture that came with the site. */
  readonly mediaId?: number;
  readonly alt?: StoredText;
}

/** Pages of rich text: those the footer links to, and blocks that other pages embed, such as `hero`. */
export const pages = backend.table('pages', {
  /** Shares its sequence with products and orders, as in WordPress. */
  id: integer()
    .primaryKey()
    .default(sql`nextval('backend.post_id')`),
  slug: text().notNull().unique(),
  /** Plain text. */
  title: jsonb().$type<StoredText>().notNull(),
  /** HTML written by an editor of the shop; sanitise it before displaying it. */
  content: jsonb().$type<StoredText>().notNull(),
  picture: jsonb().$type<StoredPicture>(),
  status: text({ enum: ['publish', 'draft'] })
    .notNull()
    .default('publish'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  modifiedAt: timestamp('modified_at', { withTimezone: true }).notNull(),
});
