import type { BankAccount } from './bank-account.ts';
import { decimalFromCents, type Cents } from './money.ts';

/**
 * A credit transfer in euros as banking apps read it from a QR code (EPC069-12, version 002, UTF-8).
 * @param amount whole cents, up to 999,999,999.99 €
 * @param reference a structured creditor reference (ISO 11649)
 */
export function epcPayment(account: BankAccount, amount: Cents, reference: string): string {
  const purpose = '';
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    account.bic,
    account.holder,
    account.iban,
    `EUR${decimalFromCents(amount)}`,
    purpose,
    reference,
  ].join('\n');
}
