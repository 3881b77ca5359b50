import { createFileRoute } from '@tanstack/react-router';

import { answerNewPicture } from '#app/server/people/picture-answers.server.ts';

/** Another picture for the own profile; the body is the file. */
export const Route = createFileRoute('/api/profile/picture')({
  server: { handlers: { POST: ({ request }) => answerNewPicture(request) } },
});
