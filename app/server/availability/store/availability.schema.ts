import { bigint, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { Holiday } from '#domain/availability/availability.ts';
import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** When celebrities take requests; none for those who do at any time. */
export const availabilities = appSchema.table('availabilities', {
  celebrityId: bigint('celebrity_id', { mode: 'number' }).primaryKey(),
  timeZone: text('time_zone').notNull(),
  holidays: jsonb('holidays').$type<readonly Holiday[]>().notNull(),
  /** Null for any number. */
  perDay: integer('per_day'),
  perWeek: integer('per_week'),
  /** Incremented with every change; a change applies only to the version it was based on. */
  version: integer('version').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});

/** The requests that were ordered in the last days, by which a celebrity's places are counted. */
export const takenPlaces = appSchema.table(
  'taken_places',
  {
    celebrityId: bigint('celebrity_id', { mode: 'number' }).notNull(),
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    /** The checkout key, which identifies the order before it has a number. */
    key: text('key').notNull(),
    /** How many requests the order has. */
    places: integer('places').notNull(),
    /** Null until the order was created. */
    orderId: bigint('order_id', { mode: 'number' }),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.celebrityId, table.personId, table.key] }),
    index('taken_places_time').on(table.celebrityId, table.takenAt),
    index('taken_places_order').on(table.orderId),
  ],
);

/** Who is to be told once when a celebrity takes requests again. */
export const reopenAlerts = appSchema.table(
  'reopen_alerts',
  {
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    celebrityId: bigint('celebrity_id', { mode: 'number' }).notNull(),
    /** As it was then, for the list of these while the back end is down. */
    celebrityName: text('celebrity_name').notNull(),
    /** Of the mail, if the account has no language. */
    locale: text('locale').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.celebrityId] }),
    index('reopen_alerts_celebrity').on(table.celebrityId, table.askedAt),
  ],
);
