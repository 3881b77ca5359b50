import fc from 'fast-check';
import { expect, it } from 'vitest';

import { inGroupsOfFour, isIban } from './iban.ts';

const known = [
  'GR1601101250000000012300695',
  'DE89370400440532013000',
  'MT84MALT011000012345MTLCAST001S',
];

it.each(known)('knows %s as an account number', (iban) => {
  expect(isIban(iban)).toBe(true);
});

it('refuses an account number with one digit changed, wherever it is', () => {
  const oneChanged = fc
    .tuple(fc.constantFrom(...known), fc.nat(), fc.integer({ min: 1, max: 9 }))
    .map(([iban, at, by]) => {
      const places = [...iban].flatMap((sign, place) => (/\d/.test(sign) ? [place] : []));
      const place = places[at % places.length] ?? 0;
      return iban.slice(0, place) + ((Number(iban[place]) + by) % 10) + iban.slice(place + 1);
    });
  fc.assert(fc.property(oneChanged, (iban) => !isIban(iban)));
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
