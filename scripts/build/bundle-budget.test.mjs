import { expect, it } from 'vitest';

import { filesNeeded } from './bundle-budget.mjs';

const manifest = {
  entry: { file: 'entry.js', imports: ['shared'], isEntry: true },
  home: { file: 'home.js', imports: ['shared', 'card'] },
  shared: { file: 'shared.js' },
  card: { file: 'card.js', imports: ['shared'] },
  other: { file: 'other.js' },
};

it('counts every file that is needed first, once', () => {
  expect(filesNeeded(manifest, ['entry', 'home']).toSorted()).toEqual([
    'card.js',
    'entry.js',
    'home.js',
    'shared.js',
  ]);
});

it('refuses to measure a page that the build does not have', () => {
  expect(() => filesNeeded(manifest, ['gone'])).toThrow(/gone/);
});
