import { createFileRoute } from '@tanstack/react-router';

import { answerWithExchangeRates } from '#app/features/payment/exchange-rates.server.ts';

export const Route = createFileRoute('/api/exchangerates')({
  server: { handlers: { GET: () => answerWithExchangeRates() } },
});
