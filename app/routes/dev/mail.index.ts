import { createFileRoute } from '@tanstack/react-router';

import { showOutbox } from '#app/server/dev-mail/dev-mail.server.ts';

/** The demo world's outbox; with `?to=` the mails of one address. */
export const Route = createFileRoute('/dev/mail/')({
  server: {
    handlers: { GET: ({ request }) => showOutbox(new URL(request.url).searchParams.get('to')) },
  },
});
