import { expect, it } from 'vitest';

import { locales } from '#domain/locale.ts';
import { isOccasion, occasions, occasionsIn } from './occasion.ts';

it('offers name days where they are kept, and the others everywhere', () => {
  for (const locale of ['el', 'sr', 'ru'] as const) expect(occasionsIn(locale)).toEqual(occasions);
  for (const locale of ['en', 'tr', 'az'] as const) {
    expect(occasionsIn(locale)).toEqual(occasions.filter((one) => one !== 'nameDay'));
  }
});

it('keeps on offer what was chosen in another language', () => {
  for (const locale of locales) expect(occasionsIn(locale, 'nameDay')).toContain('nameDay');
});

it.each(['', 'Birthday', 'constructor', null, 7, ['birthday']])('takes %j for none', (value) => {
  expect(isOccasion(value)).toBe(false);
});
