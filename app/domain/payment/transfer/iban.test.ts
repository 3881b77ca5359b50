import fc from 'fast-check';
import { getCountrySpecifications, isValidIBAN } from 'ibantools';
import { expect, it } from 'vitest';

import { inGroupsOfFour, isIban } from './iban.ts';
import { mod97 } from './mod-97.ts';

const known = [
  'GR1601101250000000012300695',
  'DE89370400440532013000',
  'MT84MALT011000012345MTLCAST001S',
];

it.each(known)('knows %s as an account number', (iban) => {
  expect(isIban(iban)).toBe(true);
});

it('knows the same countries and lengths as an independent library', () => {
  const countries = Object.entries(getCountrySpecifications()).filter(
    ([, { IBANRegistry }]) => IBANRegistry,
  );
  expect(countries.length).toBeGreaterThan(90);
  for (const [country, { chars }] of countries) {
    const right = Number(chars);
    for (const length of [right - 1, right, right + 1]) {
      const own = '1'.repeat(length - 4);
      const check = String(98 - mod97(`${own}${country}00`)).padStart(2, '0');
      expect([country, length, isIban(`${country}${check}${own}`)]).toEqual([
        country,
        length,
        length === right,
      ]);
    }
  }
});

it('refuses an account number with one digit changed, wherever it is, as the library does', () => {
  const oneChanged = fc
    .tuple(fc.constantFrom(...known), fc.nat(), fc.integer({ min: 1, max: 9 }))
    .map(([iban, at, by]) => {
      const places = [...iban].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
      const place = places[at % places.length] ?? 0;
      return iban.slice(0, place) + ((Number(iban[place]) + by) % 10) + iban.slice(place + 1);
    });
  fc.assert(
    fc.property(oneChanged, (iban) => !isIban(iban) && !isValidIBAN(iban)),
    { numRuns: 10_000 },
  );
});

it('refuses what is no account number at all', () => {
  for (const text of ['', 'GR16', 'gr1601101250000000012300695', ' DE89370400440532013000']) {
    expect(isIban(text)).toBe(false);
  }
});

it('shows a number in groups of four and loses nothing of it', () => {
  expect(inGroupsOfFour('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(inGroupsOfFour('RF18')).toBe('RF18');
});
