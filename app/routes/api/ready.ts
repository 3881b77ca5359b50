import { createFileRoute } from '@tanstack/react-router';

import { readyAnswer } from '#app/server/health/ready-answer.server.ts';

/** Whether this process may be sent visitors now. */
export const Route = createFileRoute('/api/ready')({
  server: { handlers: { GET: () => readyAnswer() } },
});
