import { expect, it } from 'vitest';

import { nameLanguage } from './name-language.ts';

it.each([
  ['Лука Марић', null, 'sr'],
  ['Лука', 'RS', 'sr'],
  ['Антон', 'RU', 'ru'],
  ['Антон', null, undefined],
  ['Δανάη', null, 'el'],
  ['Nigar Səfərli', 'AZ', undefined],
])('reads %s from %s as %s', (name, country, language) => {
  expect(nameLanguage(name, country)).toBe(language);
});
