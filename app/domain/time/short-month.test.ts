import { expect, it } from 'vitest';

import { locales } from '#domain/locale.ts';

import { monthText } from './date-text.ts';
import { shortMonth } from './short-month.ts';

it('leaves the year out in every language', () => {
  const texts = locales.map((locale) => shortMonth(monthText('2026-03', locale)));
  expect(texts).toHaveLength(6);
  for (const text of texts) expect(text).toMatch(/^\p{L}+$/u);
  expect(texts).toContain('Mar');
});
