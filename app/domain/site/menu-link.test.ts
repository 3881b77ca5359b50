import { expect, it } from 'vitest';

import { termsAmong, type MenuLink } from './menu-link.ts';

const privacy: MenuLink = { id: 1, title: 'Privacy', url: '/privacy' };

it('finds the terms among the legal links, whatever they are called', () => {
  const terms: MenuLink = { id: 2, title: 'Όροι', url: '/terms' };
  expect(termsAmong([privacy, terms])).toBe(terms);
});

it('finds none where no page of this site is the terms', () => {
  expect(termsAmong([])).toBeNull();
  expect(termsAmong([privacy])).toBeNull();
  expect(
    termsAmong([{ id: 3, title: 'Terms', url: 'https://elsewhere.example/terms' }]),
  ).toBeNull();
});
