import { createFileRoute } from '@tanstack/react-router';

import { answerWithExchangeRates } from '#app/server/payments/exchange-rates.server.ts';

export const Route = createFileRoute('/api/exchangerates')({
  server: { handlers: { GET: () => answerWithExchangeRates() } },
});
