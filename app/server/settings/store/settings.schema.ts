import { bigint, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** What an administrator set, by name. Without a row, the environment or the demo world provides the value. */
export const settings = appSchema.table('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<{ readonly of: unknown }>().notNull(),
  /** Incremented with every change; a change applies only to the version it was based on. */
  version: integer('version').notNull(),
});

/** Who changed what, and when: settings, people, pages and menus, with a version count per name. */
export const settingChanges = appSchema.table(
  'setting_changes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    version: integer('version').notNull(),
    value: jsonb('value').$type<{ readonly of: unknown }>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorId: bigint('actor_id', { mode: 'number' }).notNull(),
    actorName: text('actor_name').notNull(),
  },
  (table) => [index('setting_changes_name').on(table.name, table.version)],
);
