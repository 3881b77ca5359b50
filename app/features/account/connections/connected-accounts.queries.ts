import { queryOptions } from '@tanstack/react-query';

import { readConnectedAccounts } from './connected-accounts.functions.ts';

/** The providers connected to the user's own account. */
export const connectedAccountsQuery = queryOptions({
  queryKey: ['connected-accounts'],
  queryFn: () => readConnectedAccounts(),
  staleTime: 0,
});
