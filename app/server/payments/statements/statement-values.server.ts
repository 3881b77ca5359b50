import { isIban } from '#domain/payment/transfer/iban.ts';

/** A calendar date as ISO 8601, or null if there is no such day. */
export function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal || year < 1970 || year > 2199) return null;
  return date.toISOString().slice(0, 10);
}

/** The year of a date that has only two digits of it. */
export function fullYear(twoDigits: number): number {
  return twoDigits < 70 ? 2000 + twoDigits : 1900 + twoDigits;
}

/**
 * Hundredths of an unsigned decimal number with a known decimal sign, as banks write it: `8.850`, `100,`, `,50`. Digits
 * beyond the second are accepted only if they are zero, or if the currency has three decimals.
 * @returns null for anything else
 */
export function hundredths(text: string, decimalSign: '.' | ',', currency: string): number | null {
  const [whole = '', fraction = '', ...more] = text.split(decimalSign);
  const isPlain = /^\d{0,15}$/.test(whole) && /^\d{0,8}$/.test(fraction);
  if (more.length > 0 || !isPlain || whole + fraction === '') return null;
  const rest = fraction.slice(2);
  if (/[1-9]/.test(rest) && !threeDecimals.includes(currency)) return null;
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  const rounded = cents + (Number(rest[0] ?? 0) >= 5 ? 1 : 0);
  return Number.isSafeInteger(rounded) ? rounded : null;
}

const threeDecimals = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];

export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

/** A text in one line, without characters that no one can see. */
export function oneLine(text: string): string {
  return (
    text
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim()
      .slice(0, longestText)
      // Half of a character that was cut could not be stored.
      .toWellFormed()
  );
}

const longestText = 1_000;

/** An account number without spaces; a national one keeps its slashes. */
export function accountNumber(text: string): string {
  return text.toUpperCase().replaceAll(/\s/g, '').slice(0, 64);
}

/** The first IBAN in a text, apart from the own account's. */
export function ibanIn(text: string, own: string): string {
  const words = text.toUpperCase().match(/\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/g) ?? [];
  return words.find((word) => word !== own && isIban(word)) ?? '';
}

/** What banks write in the place of a reference that was not given. */
export function givenReference(text: string): string {
  const reference = oneLine(text);
  return /^(?:NOT ?PROVIDED|NONREF|NOREF|NO ?REF|EREF|KREF\+?|PREF|NONE|-+)$/i.test(reference)
    ? ''
    : reference;
}
