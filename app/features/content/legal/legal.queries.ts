import { queryOptions } from '@tanstack/react-query';

import { readPastText, readSellerSetting } from './legal.functions.ts';

/** The seller's details as administrators set them. */
export const sellerSettingQuery = queryOptions({
  queryKey: ['seller-setting'],
  queryFn: () => readSellerSetting(),
  staleTime: 0,
});

/** A past version of a legal text. */
export function pastTextQuery(hash: string) {
  return queryOptions({
    queryKey: ['past-text', hash],
    queryFn: () => readPastText({ data: { hash } }),
    staleTime: Infinity,
  });
}
