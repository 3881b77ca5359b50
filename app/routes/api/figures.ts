import { createFileRoute } from '@tanstack/react-router';

import { answerWithFigures } from '#app/server/figures/figures-file.server.ts';

/** A table of the figures as CSV, for those who run the shop. */
export const Route = createFileRoute('/api/figures')({
  server: { handlers: { GET: ({ request }) => answerWithFigures(request) } },
});
