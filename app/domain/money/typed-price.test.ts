import fc from 'fast-check';
import { expect, it } from 'vitest';

import { locales } from '#domain/locale.ts';
import { formatMoney } from './money.ts';
import { highestPrice, lowestPrice, priceText, readPrice } from './typed-price.ts';

const anyPrice = fc.integer({ min: lowestPrice, max: highestPrice });
const anyLocale = fc.constantFrom(...locales);

it('reads every price that it shows, in every language, also as a page shows it', () => {
  fc.assert(
    fc.property(anyPrice, anyLocale, (cents, locale) => {
      expect(readPrice(priceText(cents, locale), locale)).toBe(cents);
      const shown = formatMoney(cents, locale);
      const isUnclear = /[.,]\d{3}(?!\d)/.test(shown) && cents % 100 === 0;
      expect(readPrice(shown, locale)).toBe(isUnclear ? 'price-unclear' : cents);
    }),
    { numRuns: 1_000 },
  );
});

it('reads what people type, with a comma and with a point', () => {
  for (const [typed, cents] of [
    ['85', 8500],
    [' 85 € ', 8500],
    ['85,5', 8550],
    ['85.50', 8550],
    ['85.', 8500],
    ['1 234,50', 123_450],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['€1’234.50', 123_450],
  ] as const) {
    for (const locale of locales) expect([typed, readPrice(typed, locale)]).toEqual([typed, cents]);
  }
});

it('refuses what could be thousands or cents, whatever the language', () => {
  for (const typed of ['12,345', '1.000', '€1,000', '999.999']) {
    for (const locale of locales) {
      expect([typed, readPrice(typed, locale)]).toEqual([typed, 'price-unclear']);
    }
  }
});

it('says what is wrong, each fault by its own name', () => {
  for (const [typed, problem] of [
    ['  ', 'required'],
    ['free', 'price'],
    ['-5', 'price'],
    ['5e3', 'price'],
    ['١٢', 'price'],
    ['1.2.3', 'price'],
    ['1,23,456.00', 'price'],
    ['12,3456', 'price-cents'],
    ['0,125', 'price-cents'],
    ['1234.567', 'price-cents'],
    ['0', 'price-low'],
    ['0.00', 'price-low'],
    ['100000.01', 'price-high'],
    ['1,234,567', 'price-high'],
  ] as const) {
    expect([typed, readPrice(typed, 'en')]).toEqual([typed, problem]);
  }
});
