import { checkoutReference } from '#domain/payment/transfer/checkout-reference.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';

import type { MatchableLine } from './match-lines.ts';
import type { MatchableOrder } from './matchable-order.ts';

export const together = checkoutReference(7, 12_345_678);

export function order(id: number, own: Partial<MatchableOrder> = {}): MatchableOrder {
  return {
    id,
    number: String(id),
    total: 6500,
    status: 'on-hold',
    payment: 'awaiting',
    paymentMethod: 'bankTransfer',
    transactionId: '',
    checkout: null,
    payers: ['Μαρία Παπαδοπούλου'],
    received: 0,
    ...own,
  };
}

export function line(own: Partial<MatchableLine> = {}): MatchableLine {
  return { cents: 6500, currency: 'EUR', payerName: '', text: '', reference: '', ...own };
}
export const rf = (number: number | string) => creditorReference(String(number));
