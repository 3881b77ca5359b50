import { queryOptions } from '@tanstack/react-query';

import { readRefunds } from './refund-desk.functions.ts';

/** The desk's refunds. Never served stale. */
export const refundDeskQuery = queryOptions({
  queryKey: ['refunds', 'desk'],
  queryFn: () => readRefunds(),
  staleTime: 0,
});
