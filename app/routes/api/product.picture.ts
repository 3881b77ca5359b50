import { createFileRoute } from '@tanstack/react-router';

import { answerProductPicture } from '#app/server/catalog/product-picture-answers.server.ts';

/** A picture for an own product; the body is the file. */
export const Route = createFileRoute('/api/product/picture')({
  server: { handlers: { POST: ({ request }) => answerProductPicture(request) } },
});
