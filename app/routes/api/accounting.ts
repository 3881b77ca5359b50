import { createFileRoute } from '@tanstack/react-router';

import { answerWithAccounting } from '#app/server/invoices/accounting-answer.server.ts';

/** A month's invoices and credit notes for the accountant. */
export const Route = createFileRoute('/api/accounting')({
  server: { handlers: { GET: ({ request }) => answerWithAccounting(request) } },
});
