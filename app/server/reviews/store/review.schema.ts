import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What fans say about celebrities after a fulfilled order (docs/adr/0147). */
export const reviews = appSchema.table(
  'reviews',
  {
    /** Public, so that it says nothing about the order. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** The fan, whose account takes it along when it is deleted. */
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    celebrityId: bigint('celebrity_id', { mode: 'number' }).notNull(),
    stars: smallint('stars').notNull(),
    words: text('words').notNull(),
    firstName: text('first_name').notNull(),
    /** Set while the author is suspended: the review counts, without a name. */
    isNameless: boolean('is_nameless').notNull().default(false),
    language: text('language').notNull(),
    writtenAt: instant('written_at').notNull(),
    editedAt: instant('edited_at'),
    /** Counts changes: a change names the version that was seen. */
    version: integer('version').notNull().default(1),
    /** Taken down by a decision on a report. */
    hiddenAt: instant('hidden_at'),
    /** Removed by its author. The row stays, so that an order has one review only. */
    removedAt: instant('removed_at'),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answerHiddenAt: instant('answer_hidden_at'),
  },
  (table) => [
    uniqueIndex('reviews_order').on(table.orderId),
    index('reviews_person').on(table.personId),
    index('reviews_celebrity').on(table.celebrityId),
    index('reviews_shown')
      .on(table.celebrityId, table.writtenAt, table.id)
      .where(sql`${table.hiddenAt} is null and ${table.removedAt} is null`),
  ],
);

/** Orders whose fan was asked for a review by mail, or is not to be asked. */
export const reviewInvitations = appSchema.table('review_invitations', {
  orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
});
