import { formattingLocale, type Locale, perLocale } from '#domain/locale.ts';

/** An amount in whole euro cents. EUR is the only currency (spec §1). */
export type Cents = number;

/**
 * Parses a decimal amount as WooCommerce writes it ("65.00", "65", "").
 * @returns cents; an empty or unreadable text is 0, the spec's default price.
 */
export function centsFromDecimal(text: string): Cents {
  const match = /^(-?)(\d{1,11})(?:[.,](\d{1,4}))?$/.exec(text.trim());
  if (!match) return 0;
  const [, sign, whole = '0', fraction = ''] = match;
  const padded = `${fraction}000`;
  const cents = Number(whole) * 100 + Number(padded.slice(0, 2)) + (padded[2]! >= '5' ? 1 : 0);
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** Formats cents as a back end expects them: "65.00". */
export function decimalFromCents(cents: Cents): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${whole}.${rest}`;
}

/**
 * Browsers ship no Azerbaijani number data and fall back to English, which the server does not, so the two would differ
 * on one page. German formats numbers and euro amounts exactly as Azerbaijani does.
 */
export const amountLocale = { ...formattingLocale, az: 'de-DE' } as const;

const euros = (fractionDigits: 0 | 2) =>
  perLocale(
    (locale) =>
      new Intl.NumberFormat(amountLocale[locale], {
        style: 'currency',
        currency: 'EUR',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
  );
const wholeEuros = euros(0);
const eurosAndCents = euros(2);

/** Formats an amount in the reader's locale; whole euros are shown without cents ("€85"). */
export function formatMoney(cents: Cents, locale: Locale): string {
  const format = cents % 100 === 0 ? wholeEuros : eurosAndCents;
  return format(locale).format(cents / 100);
}

/** The same, always with cents ("€85.00"), as documents write amounts below each other. */
export function formatExactMoney(cents: Cents, locale: Locale): string {
  return eurosAndCents(locale).format(cents / 100);
}

/** The same, rounded to the nearest euro, for tight spaces ("€1,235"). */
export function formatWholeMoney(cents: Cents, locale: Locale): string {
  return formatMoney(Math.round(cents / 100) * 100, locale);
}

/** On which side of an amount a language puts the euro sign. */
export function euroSignSide(locale: Locale): 'before' | 'after' {
  return formatMoney(0, locale).startsWith('€') ? 'before' : 'after';
}
