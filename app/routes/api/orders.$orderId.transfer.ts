import { createFileRoute } from '@tanstack/react-router';

import { answerWithTransferSlip } from '#app/server/payments/slip/transfer-slip-answer.server.ts';

/** How to transfer what an order and its checkout still have to pay, as a PDF with a QR code, `?locale=en`. */
export const Route = createFileRoute('/api/orders/$orderId/transfer')({
  server: {
    handlers: { GET: ({ request, params }) => answerWithTransferSlip(request, params.orderId) },
  },
});
