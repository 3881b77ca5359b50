import { createFileRoute } from '@tanstack/react-router';

import { answerStatement } from '#app/server/bank/statement-answer.server.ts';

/** A bank statement to be imported; the body is the file. */
export const Route = createFileRoute('/api/bank/statement')({
  server: { handlers: { POST: ({ request }) => answerStatement(request) } },
});
