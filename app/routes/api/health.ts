import { createFileRoute } from '@tanstack/react-router';

import { healthAnswer } from '#app/server/health/health-answer.server.ts';

/** Whether the site can do its work at this moment. */
export const Route = createFileRoute('/api/health')({
  server: { handlers: { GET: () => healthAnswer() } },
});
