import { queryOptions } from '@tanstack/react-query';

import { readWithdrawalSetting } from './withdrawal-rules.functions.ts';

export const withdrawalSettingQuery = queryOptions({
  queryKey: ['withdrawal-setting'],
  queryFn: () => readWithdrawalSetting(),
  staleTime: 0,
});
