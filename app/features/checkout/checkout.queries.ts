import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import type { AskedQuotes } from '#domain/checkout/asked-lines.ts';

import { readDeliveryAddress, readQuotes, readTextsInForce } from './checkout.functions.ts';

/** What the form for the address begins with. It may have changed since the last order. */
export const deliveryAddressQuery = queryOptions({
  queryKey: ['delivery-address'],
  queryFn: () => readDeliveryAddress(),
  staleTime: 0,
});

/** What orders would cost. Asked for anew whenever a page shows it; null asks nothing. */
export function quotesQuery(asked: AskedQuotes | null) {
  return queryOptions({
    queryKey: ['quotes', asked],
    queryFn: () => (asked === null ? Promise.resolve([]) : readQuotes({ data: asked })),
    enabled: asked !== null,
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}

/** The versions of the texts that an order of now is placed under. */
export function textsInForceQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['texts-in-force', locale],
    queryFn: () => readTextsInForce({ data: { locale } }),
  });
}
