import { queryOptions } from '@tanstack/react-query';

import { readSiteNameSetting } from './site-name-setting.functions.ts';

/** The name as administrators set it. */
export const siteNameSettingQuery = queryOptions({
  queryKey: ['site-name-setting'],
  queryFn: () => readSiteNameSetting(),
  staleTime: 0,
});
