import { createFileRoute } from '@tanstack/react-router';

import { answerProof, answerWithProofOf } from '#app/server/orders/proof-answers.server.ts';

/** A picture that proves what was done for a line of an order, `?line=7`; the body of a POST is the file. */
export const Route = createFileRoute('/api/orders/$orderId/proof')({
  server: {
    handlers: {
      GET: ({ request, params }) => answerWithProofOf(request, params.orderId),
      POST: ({ request, params }) => answerProof(request, params.orderId),
    },
  },
});
