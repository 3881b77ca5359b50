import * as v from 'valibot';

import { isCountryCode } from '#domain/country/country-code.ts';

/**
 * How the seller stands towards VAT: `none` until it is decided, and then no invoices are issued; `registered`;
 * `exempt`, such as a small business.
 */
export const vatStandings = ['none', 'registered', 'exempt'] as const;
export type VatStanding = (typeof vatStandings)[number];

/** A tax rate in hundredths of a percent: 2400 is 24 %. */
export type BasisPoints = number;

export const exemptionLength = 200;

const line = (most: number) =>
  v.pipe(
    v.string('required'),
    v.trim(),
    v.regex(/^\P{C}*$/u, 'not-a-line'),
    v.maxLength(most, 'too-long'),
  );

/** What invoices need to know of the seller beside the legal notice. */
export const vatRulesSchema = v.pipe(
  v.object({
    standing: v.picklist(vatStandings),
    /** ISO 3166-1 alpha-2. */
    country: v.pipe(v.string('required'), v.check(isCountryCode, 'required')),
    /** The tax number of a seller without a VAT ID; may be empty. */
    taxNumber: line(40),
    /**
     * The VAT that prices include where the back end computes none, as a decimal of a percent; empty if the back end
     * computes all taxes.
     */
    rate: v.pipe(
      v.string('required'),
      v.trim(),
      v.transform((text) => text.replace(',', '.')),
      v.regex(/^(\d{1,2}(\.\d{1,2})?)?$/, 'not-a-rate'),
    ),
    /** The sentence that the law asks for where no VAT is charged. */
    exemption: line(exemptionLength),
  }),
  v.forward(
    v.check(({ standing, exemption }) => standing !== 'exempt' || exemption !== '', 'required'),
    ['exemption'],
  ),
);
export type VatRules = v.InferOutput<typeof vatRulesSchema>;

/** The rate for orders without a tax of their own; null if there is none. */
export function rateOf({ rate }: Pick<VatRules, 'rate'>): BasisPoints | null {
  return rate === '' ? null : Math.round(Number(rate) * 100);
}

/** `24`, `5.5`: a rate in percent as numbers are written in files. */
export function percentOf(rate: BasisPoints): string {
  return String(rate / 100);
}
