import { createFileRoute } from '@tanstack/react-router';

import { showOutbox } from '#app/features/dev-mail/dev-mail.server.ts';

/** The demo world's outbox. */
export const Route = createFileRoute('/dev/mail/')({
  server: { handlers: { GET: () => showOutbox() } },
});
