import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import type { AskedQuotes } from '#domain/checkout/asked-lines.ts';

import {
  readDeliveryAddress,
  readQuotes,
  readTextsInForce,
  readWithdrawalRules,
} from './checkout.functions.ts';

/** The initial values of the address form. They may have changed since the last order. */
export const deliveryAddressQuery = queryOptions({
  queryKey: ['delivery-address'],
  queryFn: () => readDeliveryAddress(),
  staleTime: 0,
});

/** The quote for orders. Refetched whenever a page shows it; disabled for null. */
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

/** The versions of the legal texts that apply to an order placed now. */
export function textsInForceQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['texts-in-force', locale],
    queryFn: () => readTextsInForce({ data: { locale } }),
  });
}

/** Where fans have a right of withdrawal. */
export const withdrawalRulesQuery = queryOptions({
  queryKey: ['withdrawal-rules'],
  queryFn: () => readWithdrawalRules(),
});
