import * as v from 'valibot';

import { isCountryCode } from '#domain/country/country-code.ts';

/** The European Economic Area, whose members share Directive 2011/83/EU. */
export const eeaCountries: readonly string[] = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE'],
  ...['IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];

/** Where fans have a right of withdrawal, and for how long. */
export interface WithdrawalRules {
  readonly days: number;
  /** Codes, sorted. */
  readonly countries: readonly string[];
}

/** The default until an administrator sets others. */
export const firstWithdrawalRules: WithdrawalRules = { days: 14, countries: eeaCountries };

/** The law's period; a shop may give more. */
export const minWithdrawalDays = 14;
export const maxWithdrawalDays = 100;

export const withdrawalRulesSchema = v.object({
  days: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(minWithdrawalDays),
    v.maxValue(maxWithdrawalDays),
  ),
  countries: v.pipe(
    v.array(v.pipe(v.string(), v.check(isCountryCode))),
    v.maxLength(300),
    v.transform((codes) => [...new Set(codes)].toSorted()),
  ),
});

/** Reads a number of days as people write it; null unless allowed. */
export function withdrawalDaysFrom(text: string): number | null {
  const days = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : Number.NaN;
  return v.is(withdrawalRulesSchema.entries.days, days) ? days : null;
}

/**
 * For how many days after an order its buyer can withdraw. A buyer whose country is unknown, as of an order that sends
 * nothing, has the right wherever anyone has it.
 * @param country a code, or empty
 * @returns 0 for none
 */
export function withdrawalDaysIn(country: string, { days, countries }: WithdrawalRules): number {
  const isCovered = country === '' ? countries.length > 0 : countries.includes(country);
  return isCovered ? days : 0;
}
