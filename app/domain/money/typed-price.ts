import { formattingLocale, type Locale } from '#domain/locale.ts';
import type { Cents } from './money.ts';

/** What a price is at least and at most; nothing is sold for nothing. */
export const lowestPrice: Cents = 1;
export const highestPrice: Cents = 10_000_000;

export type PriceProblem = 'required' | 'price' | 'price-range';

/** Browsers ship no Azerbaijani number data; German writes the same (see `formatMoney`). */
const numberLocale = { ...formattingLocale, az: 'de-DE' } as const;

/** What a number in euros looks like where one mark parts the cents and another the thousands. */
function shapes(cents: string, thousands: string) {
  return {
    plain: new RegExp(`^(\\d{1,9})(?:[${cents}](\\d{0,2}))?$`),
    grouped: new RegExp(`^(\\d{1,3}(?:[${thousands}]\\d{3})+)(?:[${cents}](\\d{1,2}))?$`),
    groupedWithCents: new RegExp(`^(\\d{1,3}(?:[${thousands}]\\d{3})+)[${cents}](\\d{1,2})$`),
  };
}
const withComma = shapes(',', '.');
const withPoint = shapes('.', ',');

/** "1.000" is a thousand where points part thousands, and no price elsewhere: it could be either. */
function shapesFor(locale: Locale): readonly RegExp[] {
  const ownComma = new Intl.NumberFormat(numberLocale[locale]).format(1.5).includes(',');
  const [own, other] = ownComma ? [withComma, withPoint] : [withPoint, withComma];
  return [own.plain, own.grouped, other.plain, other.groupedWithCents];
}

/**
 * Reads a price as a person of the locale types it: "85", "85,50", "1.234,50 €", "1 234.50". A comma and a point both
 * part the cents wherever that is clear.
 */
export function readPrice(typed: string, locale: Locale): Cents | PriceProblem {
  const text = typed.replace(/[\s\u00A0\u202F€'’]/g, '');
  if (text === '') return 'required';
  const shape = shapesFor(locale).find((one) => one.test(text));
  const [, whole = '', fraction = ''] = shape?.exec(text) ?? [];
  if (whole === '') return 'price';
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents < lowestPrice || cents > highestPrice ? 'price-range' : cents;
}

/** A price as it stands in a field: "85", "85,50" in Greek. */
export function priceText(cents: Cents, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale[locale], {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}
