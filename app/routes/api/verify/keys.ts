import { createFileRoute } from '@tanstack/react-router';

import { answerWithKeys } from '#app/server/authenticity/record-key.server.ts';

export const Route = createFileRoute('/api/verify/keys')({
  server: { handlers: { GET: answerWithKeys } },
});
