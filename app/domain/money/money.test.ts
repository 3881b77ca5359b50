import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { locales } from '#domain/locale.ts';
import {
  centsFromDecimal,
  decimalFromCents,
  euroSignSide,
  formatMoney,
  formatWholeMoney,
} from './money.ts';

describe('money', () => {
  it('has its sign before the amount in English and Turkish, and after it elsewhere', () => {
    const before = locales.filter((locale) => euroSignSide(locale) === 'before');
    expect(before.toSorted()).toEqual(['en', 'tr']);
  });

  it('reads what a shop writes', () => {
    expect(centsFromDecimal('65.00')).toBe(6500);
    expect(centsFromDecimal('65')).toBe(6500);
    expect(centsFromDecimal('0.1')).toBe(10);
    expect(centsFromDecimal('12.345')).toBe(1235);
    expect(centsFromDecimal('')).toBe(0);
    expect(centsFromDecimal('free')).toBe(0);
  });

  it('survives the way to the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (cents) => {
        expect(centsFromDecimal(decimalFromCents(cents))).toBe(cents === 0 ? 0 : cents);
      }),
      { numRuns: 10_000 },
    );
  });

  it('shows euros with their symbol in every language', () => {
    for (const locale of locales) {
      expect(formatMoney(8550, locale)).toContain('€');
      expect(formatMoney(8550, locale)).toMatch(/85[.,]50/);
    }
    expect(formatMoney(8500, 'en')).toBe('€85');
    const azerbaijani = new Intl.NumberFormat('az-AZ', { style: 'currency', currency: 'EUR' });
    expect(formatMoney(123_456_750, 'az')).toBe(azerbaijani.format(1_234_567.5));
  });

  it('shows whole euros where there is no room for cents', () => {
    const shown = (['en', 'el'] as const).map((locale) => formatWholeMoney(123_450, locale));
    expect(shown).toEqual(['€1,235', '1.235\u00a0€']);
    expect(formatWholeMoney(0, 'en')).toBe('€0');
  });
});
