import { createFileRoute } from '@tanstack/react-router';

import { answerWithRefundFile } from '#app/server/refunds/refund-answers.server.ts';

/** The file of a run of refunds for the bank, by the run's number. */
export const Route = createFileRoute('/api/refunds/$run')({
  server: { handlers: { GET: ({ params }) => answerWithRefundFile(params.run) } },
});
