import { queryOptions } from '@tanstack/react-query';

import { readVatRules } from './vat-rules.functions.ts';

export const vatRulesQuery = queryOptions({
  queryKey: ['vat-rules'],
  queryFn: () => readVatRules(),
  staleTime: 0,
});
