import { index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** What was read of a WordPress, as pages show it to everyone (ADR 0060). */
export const cachedResponses = appSchema.table(
  'kept_answers',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').$type<{ readonly of: unknown }>().notNull(),
    topics: text('topics').array().notNull(),
    round: integer('round').notNull(),
    about: text('about').array().notNull(),
    bytes: integer('bytes').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('kept_answers_read_at').on(table.readAt),
  ],
);

/** How often each topic was outdated: an answer that was asked for in an earlier round is old. */
export const cachedResponseRounds = appSchema.table('kept_answer_rounds', {
  topic: text('topic').primaryKey(),
  round: integer('round').notNull(),
});
