import { ownTables } from '#app/server/db/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';

import { dropVoiceNote } from './store/voice-notes.server.ts';

/** Deletes a voice note that is in no order. @throws AppError `not_found` unless it is theirs */
export async function deleteUnusedVoiceNote(id: string, personId: number): Promise<void> {
  const isGone = await dropVoiceNote(await ownTables(), { id, personId });
  if (!isGone) throw new AppError('not_found');
}
