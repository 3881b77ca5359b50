import { queryOptions } from '@tanstack/react-query';

import { readPayoutRules } from './payout-rules.functions.ts';

export const payoutRulesQuery = queryOptions({
  queryKey: ['payout-rules'],
  queryFn: () => readPayoutRules(),
  staleTime: 0,
});
