import type { BankAccount } from './bank-account.ts';
import { decimalFromCents, type Cents } from '#domain/money/money.ts';

/** The maximum amount that the guideline allows: 999,999,999.99 €. */
const largestAmount: Cents = 99_999_999_999;

/**
 * A credit transfer in euros as banking apps read it from a QR code (EPC069-12, version 002, UTF-8).
 * @param amount whole cents
 * @param reference a structured creditor reference (ISO 11649)
 * @returns null for an amount outside the guideline's range
 */
export function epcPayment(
  account: Pick<BankAccount, 'holder' | 'iban' | 'bic'>,
  amount: Cents,
  reference: string,
): string | null {
  if (amount < 1 || amount > largestAmount) return null;
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
