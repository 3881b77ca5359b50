import { queryOptions } from '@tanstack/react-query';

import { readConnectedAccounts } from './connected-accounts.functions.ts';

/** The providers that open the own account. */
export const connectedAccountsQuery = queryOptions({
  queryKey: ['connected-accounts'],
  queryFn: () => readConnectedAccounts(),
  staleTime: 0,
});
