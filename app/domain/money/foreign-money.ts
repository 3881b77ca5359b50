import type { Locale } from '#domain/locale.ts';
import { decimalFromCents, formatMoney } from './money.ts';

/** An amount on a bank account, which may be in another currency; only euros are written as in the shop. */
export function accountMoney(hundredths: number, currency: string, locale: Locale): string {
  if (currency === 'EUR') return formatMoney(hundredths, locale);
  return `${decimalFromCents(hundredths)} ${currency}`;
}
