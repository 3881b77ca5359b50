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
      expect(readPrice(formatMoney(cents, locale), locale)).toBe(cents);
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
  expect(readPrice('1,000', 'en')).toBe(100_000);
  expect(readPrice('1.000', 'el')).toBe(100_000);
});

it('says what is wrong, and guesses nothing', () => {
  expect(readPrice('  ', 'en')).toBe('required');
  for (const typed of ['1.000', '12,3456', '1.2.3', '-5', 'free', '5e3', '١٢', '1,23,456.00']) {
    expect([typed, readPrice(typed, 'en')]).toEqual([typed, 'price']);
  }
  expect(readPrice('1,000', 'tr')).toBe('price');
  expect(readPrice('0', 'en')).toBe('price-range');
  expect(readPrice('100000.01', 'en')).toBe('price-range');
});
