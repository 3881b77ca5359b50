import { bigint, customType, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** How a name sounds, spoken by a fan for a request: at most half a MB of WAV, its owner and its use. */
export const voiceNotes = appSchema.table(
  'voice_notes',
  {
    id: uuid('id').primaryKey(),
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Key of the one checkout that used it; null while unused. */
    usedBy: text('used_by'),
  },
  (table) => [index('voice_notes_person').on(table.personId, table.createdAt)],
);
