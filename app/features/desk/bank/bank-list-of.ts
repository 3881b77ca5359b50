import { bankLists, type BankList } from '#domain/payment/bank-desk/bank-line.ts';

/** The list in the URL; the first one for anything else. */
export function bankListOf(list: string | undefined): BankList {
  return bankLists.find((known) => known === list) ?? 'certain';
}
