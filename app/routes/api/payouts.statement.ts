import { createFileRoute } from '@tanstack/react-router';

import { answerWithStatement } from '#app/server/payouts/payout-answers.server.ts';

/** A celebrity's own statement of a month as CSV or PDF, `?month=2026-05&locale=en&format=pdf`. */
export const Route = createFileRoute('/api/payouts/statement')({
  server: {
    handlers: {
      GET: ({ request }) => answerWithStatement(request),
    },
  },
});
