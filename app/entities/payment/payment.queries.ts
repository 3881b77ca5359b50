import { queryOptions } from '@tanstack/react-query';

import {
  readBankAccount,
  readBankAccountSetting,
  readCardOffer,
  readCheckoutOrders,
} from './payment.functions.ts';

/** Never served stale: no one must transfer money to an outdated account. */
export const bankAccountQuery = queryOptions({
  queryKey: ['bank-account'],
  queryFn: () => readBankAccount(),
  staleTime: 0,
});

export const bankAccountSettingQuery = queryOptions({
  queryKey: ['bank-account-setting'],
  queryFn: () => readBankAccountSetting(),
  staleTime: 0,
});

/** The orders that one transfer pays for together. Never served stale, like all orders. */
export function checkoutOrdersQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order', orderId, 'checkout'],
    queryFn: () => readCheckoutOrders({ data: { orderId } }),
    staleTime: 0,
  });
}

export const cardOfferQuery = queryOptions({
  queryKey: ['card-offer'],
  queryFn: () => readCardOffer(),
  staleTime: Infinity,
});
