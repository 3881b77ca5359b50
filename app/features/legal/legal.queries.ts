import { queryOptions } from '@tanstack/react-query';

import { readPastText, readSeller, readSellerSetting } from './legal.functions.ts';

const oneHour = 3_600_000;

/** Who runs the site; null until an administrator says it. */
export const sellerQuery = queryOptions({
  queryKey: ['seller'],
  queryFn: () => readSeller(),
  staleTime: oneHour,
});

/** The seller's details as administrators set them. */
export const sellerSettingQuery = queryOptions({
  queryKey: ['seller-setting'],
  queryFn: () => readSellerSetting(),
  staleTime: 0,
});

/** A legal text as it was. */
export function pastTextQuery(hash: string) {
  return queryOptions({
    queryKey: ['past-text', hash],
    queryFn: () => readPastText({ data: { hash } }),
    staleTime: Infinity,
  });
}
