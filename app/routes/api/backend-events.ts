import { createFileRoute } from '@tanstack/react-router';

import { takeBackendEvents } from '#app/server/backend-events/take-events.server.ts';

/** Where the companion plugin of a WordPress tells what changed there (ADR 0058). */
export const Route = createFileRoute('/api/backend-events')({
  server: { handlers: { POST: ({ request }) => takeBackendEvents(request) } },
});
