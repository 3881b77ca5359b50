import { queryOptions } from '@tanstack/react-query';

import { readWorkRules } from './work-rules.functions.ts';

export const workRulesQuery = queryOptions({
  queryKey: ['work-rules'],
  queryFn: () => readWorkRules(),
  staleTime: 0,
});
