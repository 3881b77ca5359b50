import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { unusedVoiceNoteDays, unusedVoiceNotes } from '#domain/request/voice-note.ts';

import { voiceNotes } from './voice-note.schema.ts';

/** If there are more, the next call removes the rest. */
const maxGivenUp = 100;

interface OwnNote {
  readonly id: string;
  readonly personId: number;
}

function unusedOf(personId: number) {
  return and(eq(voiceNotes.personId, personId), isNull(voiceNotes.usedBy));
}

/** Keeps a voice note. Those in no order are deleted when they are old, or too many of one person. */
export async function addVoiceNote(
  database: Pick<Database, 'insert' | 'select' | 'delete'>,
  { id, personId, bytes }: OwnNote & { readonly bytes: Uint8Array },
  now: Date,
): Promise<void> {
  await database.insert(voiceNotes).values({ id, personId, bytes, createdAt: now });
  const old = new Date(now.getTime() - unusedVoiceNoteDays * 86_400_000);
  await database
    .delete(voiceNotes)
    .where(and(isNull(voiceNotes.usedBy), lt(voiceNotes.createdAt, old)));
  const tooMany = await database
    .select({ id: voiceNotes.id })
    .from(voiceNotes)
    .where(unusedOf(personId))
    .orderBy(desc(voiceNotes.createdAt), desc(voiceNotes.id))
    .offset(unusedVoiceNotes)
    .limit(maxGivenUp);
  if (tooMany.length === 0) return;
  const ids = tooMany.map((row) => row.id);
  // Checked again, since one of them may have been used in an order in the meantime.
  await database.delete(voiceNotes).where(and(unusedOf(personId), inArray(voiceNotes.id, ids)));
}

/** A voice note with its owner; null if there is none. */
export async function findVoiceNote(database: Pick<Database, 'select'>, id: string) {
  const [row] = await database
    .select({ personId: voiceNotes.personId, bytes: voiceNotes.bytes })
    .from(voiceNotes)
    .where(eq(voiceNotes.id, id))
    .limit(1);
  return row ?? null;
}

/**
 * Claims a voice note for one checkout. The same checkout may retry; of several, one gets it.
 * @returns false for one that is not theirs or is already used
 */
export async function useVoiceNote(
  database: Pick<Database, 'update'>,
  { id, personId, checkout }: OwnNote & { readonly checkout: string },
): Promise<boolean> {
  const rows = await database
    .update(voiceNotes)
    .set({ usedBy: checkout })
    .where(
      and(
        eq(voiceNotes.id, id),
        eq(voiceNotes.personId, personId),
        or(isNull(voiceNotes.usedBy), eq(voiceNotes.usedBy, checkout)),
      ),
    )
    .returning({ id: voiceNotes.id });
  return rows.length > 0;
}

/** Makes a voice note available to another checkout: the one that claimed it created no order. */
export async function releaseVoiceNote(
  database: Pick<Database, 'update'>,
  { id, checkout }: { id: string; checkout: string },
): Promise<void> {
  await database
    .update(voiceNotes)
    .set({ usedBy: null })
    .where(and(eq(voiceNotes.id, id), eq(voiceNotes.usedBy, checkout)));
}

/** Deletes a voice note that is in no order. @returns false if it is not theirs or is already used */
export async function dropVoiceNote(
  database: Pick<Database, 'delete'>,
  { id, personId }: OwnNote,
): Promise<boolean> {
  const rows = await database
    .delete(voiceNotes)
    .where(and(unusedOf(personId), eq(voiceNotes.id, id)))
    .returning({ id: voiceNotes.id });
  return rows.length > 0;
}

/** The ids of all voice notes of a person, newest first. @param limit how many at most */
export async function voiceNotesOf(
  database: Pick<Database, 'select'>,
  personId: number,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .select({ id: voiceNotes.id })
    .from(voiceNotes)
    .where(eq(voiceNotes.personId, personId))
    .orderBy(desc(voiceNotes.createdAt), desc(voiceNotes.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes all voice notes of a person, with those in orders: the account is gone. */
export async function forgetVoiceNotes(
  database: Pick<Database, 'delete'>,
  personId: number,
): Promise<void> {
  await database.delete(voiceNotes).where(eq(voiceNotes.personId, personId));
}
