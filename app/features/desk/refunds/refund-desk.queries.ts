import { queryOptions } from '@tanstack/react-query';

import { readRefunds, readReturns } from './refund-desk.functions.ts';

/** The desk's refunds. Never served stale. */
export const refundDeskQuery = queryOptions({
  queryKey: ['refunds', 'desk'],
  queryFn: () => readRefunds(),
  staleTime: 0,
});

/** Goods that fans send back. Never served stale. */
export const expectedReturnsQuery = queryOptions({
  queryKey: ['refunds', 'returns'],
  queryFn: () => readReturns(),
  staleTime: 0,
});
