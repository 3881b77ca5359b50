import { queryOptions } from '@tanstack/react-query';

import { readCommission } from './commission.functions.ts';

export const commissionQuery = queryOptions({
  queryKey: ['commission'],
  queryFn: () => readCommission(),
  staleTime: 0,
});
