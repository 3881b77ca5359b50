import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import type { Seller } from '#domain/site/seller.ts';

import { saveSeller } from './legal.functions.ts';
import { sellerSettingQuery } from './legal.queries.ts';
import { sellerQuery } from './seller.queries.ts';

/** The seller's current details, and how to save them; saving resolves to null if the user declines to confirm. */
export function useSellerSetting() {
  const queryClient = useQueryClient();
  const run = useConfirmed();
  const { data: initial } = useSuspenseQuery(sellerSettingQuery);
  return {
    initial,
    onSave: async (details: Seller, version: number) => {
      const done = await run(() => saveSeller({ data: { ...details, version } }));
      if (!done) return null;
      queryClient.setQueryData(sellerSettingQuery.queryKey, done.answer);
      queryClient.setQueryData(sellerQuery.queryKey, done.answer.seller);
      return done.answer;
    },
    onRead: () => queryClient.fetchQuery(sellerSettingQuery),
  };
}
