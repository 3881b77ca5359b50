import { createFileRoute } from '@tanstack/react-router';

import { answerWithOriginal } from '#app/platform/picture/picture-answer.server.ts';

/** A picture that someone sent, as it is kept; pages show its sizes (`/api/picture/…`). */
export const Route = createFileRoute('/media/$')({
  server: { handlers: { GET: ({ request }) => answerWithOriginal(request) } },
});
