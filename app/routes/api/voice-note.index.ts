import { createFileRoute } from '@tanstack/react-router';

import { answerNewVoiceNote } from '#app/server/uploads/voice-note-answers.server.ts';

/** How a name sounds, spoken by a fan; the body of a POST is the file. */
export const Route = createFileRoute('/api/voice-note/')({
  server: {
    handlers: { POST: ({ request }) => answerNewVoiceNote(request) },
  },
});
