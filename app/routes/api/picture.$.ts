import { createFileRoute } from '@tanstack/react-router';

import { answerWithPicture } from '#app/platform/picture/picture-answer.server.ts';

/** One size of a picture of the site; the address says which (`#domain/picture/picture.ts`). */
export const Route = createFileRoute('/api/picture/$')({
  server: { handlers: { GET: ({ request }) => answerWithPicture(request) } },
});
