import { formattingLocale, type Locale } from '#domain/locale.ts';
import { formatMoney, type Cents } from './money.ts';

/** Minimum and maximum price; nothing is sold for free. */
export const lowestPrice: Cents = 1;
export const highestPrice: Cents = 10_000_000;

export type PriceProblem =
  | 'required'
  /** Not a number of euros. */
  | 'price'
  /** One separator and three digits, "12,345": thousands to one reader, cents to another. */
  | 'price-unclear'
  /** More than two decimals. */
  | 'price-cents'
  | 'price-low'
  | 'price-high';

/** Browsers ship no Azerbaijani number data; German formats the same (see `formatMoney`). */
const numberLocale = { ...formattingLocale, az: 'de-DE' } as const;

/** The shape of a euro amount with one decimal separator and a different thousands separator. */
function shapes(cents: string, thousands: string) {
  return {
    plain: new RegExp(`^(\\d{1,9})(?:[${cents}](\\d{0,2}))?$`),
    grouped: new RegExp(`^(\\d{1,3}(?:[${thousands}]\\d{3})+)(?:[${cents}](\\d{1,2}))?$`),
    groupedWithCents: new RegExp(`^(\\d{1,3}(?:[${thousands}]\\d{3})+)[${cents}](\\d{1,2})$`),
  };
}
const withComma = shapes(',', '.');
const withPoint = shapes('.', ',');

function shapesFor(locale: Locale): readonly RegExp[] {
  const ownComma = new Intl.NumberFormat(numberLocale[locale]).format(1.5).includes(',');
  const [own, other] = ownComma ? [withComma, withPoint] : [withPoint, withComma];
  return [own.plain, own.grouped, other.plain, other.groupedWithCents];
}

function problemOf(text: string): PriceProblem | null {
  if (text === '') return 'required';
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return 'price-unclear';
  if (/^\d{1,9}[.,]\d{3,}$/.test(text)) return 'price-cents';
  return null;
}

/**
 * Parses a price as a person of the locale types it: "85", "85,50", "1.234,50 €", "1 234.50". Both comma and point work
 * as decimal separators wherever that is unambiguous.
 */
export function readPrice(typed: string, locale: Locale): Cents | PriceProblem {
  const text = typed.replace(/[\s\u00A0\u202F€'’]/g, '');
  const problem = problemOf(text);
  if (problem !== null) return problem;
  const shape = shapesFor(locale).find((one) => one.test(text));
  const [, whole = '', fraction = ''] = shape?.exec(text) ?? [];
  if (whole === '') return 'price';
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents < lowestPrice) return 'price-low';
  return cents > highestPrice ? 'price-high' : cents;
}

/** A price as shown in an input: "85", "85,50" in Greek. */
export function priceText(cents: Cents, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale[locale], {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}

/** How a typed price was understood, formatted for display; null while it cannot be parsed. */
export function priceReading(typed: string, locale: Locale): string | null {
  const cents = readPrice(typed, locale);
  return typeof cents === 'number' ? formatMoney(cents, locale) : null;
}
