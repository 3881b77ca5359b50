import * as v from 'valibot';

import { type Locale, perLocale } from '#domain/locale.ts';
import { amountLocale, type Cents } from './money.ts';

/** The shop's commission on a price, in hundredths of a percent: 2000 is 20 %. */
export type CommissionRate = number;

const whole: CommissionRate = 10_000;

/** The default until an administrator sets another rate. */
export const firstCommission: CommissionRate = 2_000;

export const commissionRateSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(whole),
);

/** Parses a percentage as people write it: "20", "17,5", "17.25 %"; null unless between 0 and 100. */
export function rateFromPercent(text: string): CommissionRate | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  if (!match) return null;
  const [, percent = '0', fraction = ''] = match;
  const rate = Number(percent) * 100 + Number(fraction.padEnd(2, '0'));
  return rate <= whole ? rate : null;
}

const decimal = perLocale(
  (locale) => new Intl.NumberFormat(amountLocale[locale], { maximumFractionDigits: 2 }),
);

/** A rate as displayed, without the percent sign: "17.5", in Greek "17,5". `rateFromPercent` parses it. */
export function shownPercent(rate: CommissionRate, locale: Locale): string {
  return decimal(locale).format(rate / 100);
}

/**
 * The shop's commission on one price, rounded to the nearest cent; half a cent goes to the celebrity. Calculated per
 * order and then summed, never from a sum, so that monthly totals match the orders.
 */
export function commissionOf(price: Cents, rate: CommissionRate): Cents {
  return Math.floor((price * rate + whole / 2 - 1) / whole);
}

/** A rate and when it takes effect, as a UTC instant in ISO 8601. */
export interface RateChange {
  readonly at: string;
  readonly rate: CommissionRate;
}

/** The rate in effect at an instant: an order keeps the rate it was placed under. @param changes oldest first */
export function rateAt(changes: readonly RateChange[], instant: string): CommissionRate {
  const at = new Date(instant).getTime();
  const last = changes.findLast((change) => new Date(change.at).getTime() <= at);
  return last?.rate ?? firstCommission;
}
