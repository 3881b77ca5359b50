import { createFileRoute } from '@tanstack/react-router';

import { answerPagePicture } from '#app/server/content/page-picture-answers.server.ts';

/** A picture for a page of the site; the body is the file. */
export const Route = createFileRoute('/api/page/picture')({
  server: { handlers: { POST: ({ request }) => answerPagePicture(request) } },
});
