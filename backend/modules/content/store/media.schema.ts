import { sql } from 'drizzle-orm';
import { integer, text, timestamp } from 'drizzle-orm/pg-core';

import { backend } from '#backend/db/namespace.schema.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';

/** Uploaded files; the bytes are in the media folder. */
export const media = backend.table('media', {
  id: integer()
    .primaryKey()
    .default(sql`nextval('backend.post_id')`),
  authorId: integer('author_id')
    .notNull()
    .references(() => users.id),
  /** Path on the site: `/media/people/….webp`; `/media/proofs/….webp` for a proof of an order, which is not served. */
  path: text().notNull().unique(),
  type: text().notNull(),
  bytes: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
