import { queryOptions } from '@tanstack/react-query';

import type { PaymentState } from '#domain/payment.ts';

import {
  readBankAccount,
  readBankAccountSetting,
  readCardOffer,
  readPayments,
} from './payment.functions.ts';

/** Never shown stale: nobody may transfer to yesterday's account. */
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

export const cardOfferQuery = queryOptions({
  queryKey: ['card-offer'],
  queryFn: () => readCardOffer(),
  staleTime: Infinity,
});

export interface PaymentsSearch {
  readonly payment: PaymentState | null;
  readonly find: string;
  readonly page: number;
}

/** Begins the key of every list of payments. */
export const paymentsKey = ['payments'] as const;

/** A page of orders by their money, for managers. */
export function paymentsQuery(search: PaymentsSearch) {
  return queryOptions({
    queryKey: [...paymentsKey, search],
    queryFn: () => readPayments({ data: search }),
    staleTime: 0,
  });
}
