import { expect, it } from 'vitest';

import { countriesByName, countryName } from './country.ts';
import { locales } from '#domain/locale.ts';

it('knows about 240 countries, each once and by a name, in every language', () => {
  for (const locale of locales) {
    const countries = countriesByName(locale);
    expect(countries.length).toBeGreaterThanOrEqual(240);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const { code, name } of countries) expect(name, `${locale} ${code}`).not.toBe(code);
  }
});

it('names a country in the reader’s own language and script', () => {
  expect(locales.map((locale) => countryName('DE', locale))).toEqual([
    'Germany',
    'Γερμανία',
    'Almaniya',
    'Германия',
    'Немачка',
    'Almanya',
  ]);
  for (const { name } of countriesByName('sr')) expect(name).not.toMatch(/^\p{Script=Latin}+$/u);
});

it('sorts as the language sorts', () => {
  const names = (locale: 'en' | 'tr' | 'az') => countriesByName(locale).map(({ name }) => name);
  expect(names('en')[0]).toBe('Afghanistan');
  expect(names('tr').indexOf('Çin')).toBeLessThan(names('tr').indexOf('Danimarka'));
  expect(names('az').indexOf('Çin')).toBeLessThan(names('az').indexOf('Danimarka'));
});

it('takes an unknown code for its own name', () => {
  expect(countryName('??', 'el')).toBe('??');
  expect(countryName('', 'en')).toBe('');
});
