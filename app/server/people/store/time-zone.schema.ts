import { bigint, text } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** In which time zone people read, as their browser said when they signed in last. Mails show times in it. */
export const timeZones = appSchema.table('time_zones', {
  personId: bigint('person_id', { mode: 'number' }).primaryKey(),
  /** An IANA name. */
  zone: text('zone').notNull(),
});
