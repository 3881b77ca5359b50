import { queryOptions } from '@tanstack/react-query';

import type { BankList } from '#domain/payment/bank-desk/bank-line.ts';

import { findOrdersForBankLine, readBankDesk } from './bank.functions.ts';

/** A page of one of the bank desk's lists. Never served stale, because several people work on it. */
export function bankQuery(list: BankList, page: number) {
  return queryOptions({
    queryKey: ['desk', 'bank', list, page],
    queryFn: () => readBankDesk({ data: { list, page } }),
    staleTime: 0,
  });
}

/** Orders that a line can be assigned to. */
export function ordersForLineQuery(find: string) {
  return queryOptions({
    queryKey: ['desk', 'bank-orders', find],
    queryFn: () => findOrdersForBankLine({ data: { find } }),
    enabled: find !== '',
    staleTime: 0,
  });
}
