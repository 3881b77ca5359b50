import { expect, it } from 'vitest';

import { addressIn } from './localized-address.ts';

it('keeps the page when the language changes', () => {
  expect(addressIn('tr', '/celebrity/5')).toBe('/tr/celebrity/5');
  expect(addressIn('en', '/tr/celebrity/5')).toBe('/celebrity/5');
  expect(addressIn('el', '/sr')).toBe('/el');
  expect(addressIn('en', '/sr')).toBe('/');
  expect(addressIn('ru', '/')).toBe('/ru');
});
