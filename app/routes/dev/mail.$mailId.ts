import { createFileRoute } from '@tanstack/react-router';

import { showMail } from '#app/server/dev-mail/dev-mail.server.ts';

/** One mail of the demo world's outbox. */
export const Route = createFileRoute('/dev/mail/$mailId')({
  server: { handlers: { GET: ({ params }) => showMail(params.mailId) } },
});
