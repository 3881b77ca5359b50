import type { BankAccount } from './bank-account.ts';
import { creditorReference } from './creditor-reference.ts';
import { epcPayment } from './epc-payment.ts';
import { inGroupsOfFour } from './iban.ts';
import { decimalFromCents, type Cents } from '#domain/money/money.ts';

/** What someone needs to know to pay an order by bank transfer, for a page and for a mail alike. */
export interface Transfer {
  readonly holder: string;
  /** Empty when the shop does not name it. */
  readonly bankName: string;
  /** Without blanks, as it is copied. */
  readonly iban: string;
  /** In groups of four, as it is read. */
  readonly ibanShown: string;
  readonly bic: string;
  readonly amount: Cents;
  /** "85.50", as it is copied. */
  readonly decimalAmount: string;
  /** The one reference of the order (ISO 11649), as it is copied. */
  readonly reference: string;
  readonly referenceShown: string;
  /** The text of the QR code (EPC069-12); null when the amount is none that a bank transfers. */
  readonly epc: string | null;
}

/** How an order is paid by bank transfer. Words are chosen where it is shown. */
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
