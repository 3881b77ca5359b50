import { queryOptions } from '@tanstack/react-query';

import { readSocialProviders } from './social-login.functions.ts';

export const socialProvidersQuery = queryOptions({
  queryKey: ['social-providers'],
  queryFn: () => readSocialProviders(),
  staleTime: Infinity,
});
