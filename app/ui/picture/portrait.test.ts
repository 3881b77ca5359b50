import { expect, it } from 'vitest';

import { initials } from './portrait.tsx';

it('shows the first letters of the first and the last word where there is no picture', () => {
  expect(initials('Danae Vellis')).toBe('DV');
  expect(initials('  Стефан  фон Јовић ')).toBe('СЈ');
  expect(initials('Əli')).toBe('Ə');
  expect(initials('')).toBe('');
});
