import { createFileRoute } from '@tanstack/react-router';

import { answerRobots } from '#app/server/content/robots.server.ts';

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: () => answerRobots() } },
});
