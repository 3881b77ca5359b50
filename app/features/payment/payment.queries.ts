import { queryOptions } from '@tanstack/react-query';

import { readBankAccount } from './payment.functions.ts';

export const bankAccountQuery = queryOptions({
  queryKey: ['bank-account'],
  queryFn: () => readBankAccount(),
  staleTime: Infinity,
});
