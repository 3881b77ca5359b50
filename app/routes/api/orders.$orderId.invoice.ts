import { createFileRoute } from '@tanstack/react-router';

import { answerWithInvoice } from '#app/server/invoices/invoice-answer.server.ts';

/** An invoice or credit note of an order as a PDF, `?document=INV-2026-000041`. */
export const Route = createFileRoute('/api/orders/$orderId/invoice')({
  server: {
    handlers: { GET: ({ request, params }) => answerWithInvoice(request, params.orderId) },
  },
});
