import * as v from 'valibot';

/** The value of one euro in each currency, by currency code. */
export type ExchangeRates = Readonly<Record<string, number>>;

/** Used while no rates are known: EUR at rate 1 (spec §4). */
export const euroOnly: ExchangeRates = { EUR: 1 };

const ratesSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    v.pipe(v.number(), v.finite(), v.minValue(0)),
  ),
  v.check(({ EUR }) => EUR === 1),
);

/** Rates as returned by a source; EUR at rate 1 if they are unreadable or not based on the euro. */
export function ratesFrom(answer: unknown): ExchangeRates {
  const rates = v.safeParse(ratesSchema, answer);
  return rates.success ? rates.output : euroOnly;
}
