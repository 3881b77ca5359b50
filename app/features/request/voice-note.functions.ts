import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';

import { signedIn } from '#app/server/sessions/signed-in.ts';
import { deleteUnusedVoiceNote } from '#app/server/uploads/drop-voice-note.server.ts';

/**
 * Deletes a voice note of the visitor's that is in no order.
 * @throws AppError `sign_in_required`, `not_found`
 */
export const deleteVoiceNote = createServerFn({ method: 'POST' })
  .middleware([signedIn])
  .validator(v.object({ id: v.pipe(v.string(), v.uuid()) }))
  .handler(({ context, data }) => deleteUnusedVoiceNote(data.id, context.auth.user.id));
