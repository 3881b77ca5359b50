import { ownTables } from '#app/server/db/own-tables.server.ts';
import { releaseVoiceNote, useVoiceNote } from '#app/server/uploads/store/voice-notes.server.ts';
import { AppError } from '#domain/app-error.ts';

/** Errors after which the order may exist: the checkout keeps its video, or its voice note. */
const unknownOutcomes = ['backend_timeout', 'backend_failed', 'checkout_conflict'];

/** Whether an order was definitely refused. */
export function isCertain(error: unknown): boolean {
  return error instanceof AppError && !unknownOutcomes.includes(error.code);
}

/**
 * Claims the voice note of a request while its order is placed.
 * @param note.id empty for a request without one
 * @param work places the order; if it is definitely refused, the voice note is available to another checkout
 * @throws AppError `voice_note_missing` unless it is the fan's and in no other order
 */
export async function withVoiceNote<T>(
  note: { id: string; personId: number; checkout: string },
  work: () => Promise<T>,
): Promise<T> {
  if (note.id === '') return work();
  const database = await ownTables();
  if (!(await useVoiceNote(database, note))) throw new AppError('voice_note_missing');
  try {
    return await work();
  } catch (error) {
    if (isCertain(error)) await releaseVoiceNote(database, note);
    throw error;
  }
}
