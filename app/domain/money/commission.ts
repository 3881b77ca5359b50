import * as v from 'valibot';

import { type Locale, perLocale } from '#domain/locale.ts';
import { amountLocale, type Cents } from './money.ts';

/** What the shop keeps of a price, in hundredths of a percent: 2000 are 20 %. */
export type CommissionRate = number;

const whole: CommissionRate = 10_000;

/** What holds until an administrator sets another rate. */
export const firstCommission: CommissionRate = 2_000;

export const commissionRateSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(whole),
);

/** Reads a percentage as people write it: "20", "17,5", "17.25 %"; null for what is none between 0 and 100. */
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

/** A rate as sentences and fields show it, without its sign: "17.5", in Greek "17,5". `rateFromPercent` reads it. */
export function shownPercent(rate: CommissionRate, locale: Locale): string {
  return decimal(locale).format(rate / 100);
}

/**
 * What the shop keeps of one price, to the nearest cent; half a cent is the celebrity's. Reckoned for each order and
 * then added up, never from a sum, so that the months say what the orders say.
 */
export function commissionOf(price: Cents, rate: CommissionRate): Cents {
  return Math.floor((price * rate + whole / 2 - 1) / whole);
}

/** A rate and from when on it holds, as a UTC instant in ISO 8601. */
export interface RateChange {
  readonly at: string;
  readonly rate: CommissionRate;
}

/** The rate that held at an instant: an order keeps the one that it was placed under. @param changes oldest first */
export function rateAt(changes: readonly RateChange[], instant: string): CommissionRate {
  const at = new Date(instant).getTime();
  const last = changes.findLast((change) => new Date(change.at).getTime() <= at);
  return last?.rate ?? firstCommission;
}
