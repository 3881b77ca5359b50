import { createFileRoute } from '@tanstack/react-router';

import {
  answerWithPayoutFile,
  answerWithStatement,
} from '#app/server/payouts/payout-answers.server.ts';

/**
 * Files of payouts: that of a run for the bank, by its number, and a celebrity's own statement of a month as CSV,
 * `statement?month=2026-05&locale=en`.
 */
export const Route = createFileRoute('/api/payouts/$file')({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        params.file === 'statement'
          ? answerWithStatement(request)
          : answerWithPayoutFile(params.file),
    },
  },
});
