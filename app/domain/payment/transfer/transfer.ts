import type { BankAccount } from './bank-account.ts';
import { creditorReference } from './creditor-reference.ts';
import { epcPayment } from './epc-payment.ts';
import { inGroupsOfFour } from './iban.ts';
import { decimalFromCents, type Cents } from '#domain/money/money.ts';

/** What a user needs to know to pay an order by bank transfer, for pages and mails alike. */
export interface Transfer {
  readonly holder: string;
  /** Empty if the shop does not provide it. */
  readonly bankName: string;
  /** Without spaces, for copying. */
  readonly iban: string;
  /** In groups of four, for reading. */
  readonly ibanShown: string;
  readonly bic: string;
  readonly amount: Cents;
  /** "85.50", for copying. */
  readonly decimalAmount: string;
  /** The order's unique reference (ISO 11649), for copying. */
  readonly reference: string;
  readonly referenceShown: string;
  /** The text of the QR code (EPC069-12); null if the amount cannot be transferred. */
  readonly epc: string | null;
}

/** How to pay an order by bank transfer. The wording is chosen where it is displayed. */
export function transferOf(
  account: BankAccount,
  order: { readonly number: string; readonly total: Cents },
): Transfer {
  const reference = creditorReference(order.number);
  return {
    holder: account.holder,
    bankName: account.bankName,
    iban: account.iban,
    ibanShown: inGroupsOfFour(account.iban),
    bic: account.bic,
    amount: order.total,
    decimalAmount: decimalFromCents(order.total),
    reference,
    referenceShown: inGroupsOfFour(reference),
    epc: epcPayment(account, order.total, reference),
  };
}
