import { createFileRoute } from '@tanstack/react-router';

import { openLiveStream } from '#app/server/live/live-answer.server.ts';

/** Where the browser hears that lists became stale (ADR 0119). */
export const Route = createFileRoute('/api/live')({
  server: { handlers: { GET: ({ request }) => openLiveStream(request) } },
});
