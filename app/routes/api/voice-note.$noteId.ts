import { createFileRoute } from '@tanstack/react-router';

import { answerVoiceNote } from '#app/server/uploads/voice-note-answers.server.ts';

/** A voice note, for its owner and, with `?order=7`, for everyone who may see that order. */
export const Route = createFileRoute('/api/voice-note/$noteId')({
  server: {
    handlers: { GET: ({ request, params }) => answerVoiceNote(request, params.noteId) },
  },
});
