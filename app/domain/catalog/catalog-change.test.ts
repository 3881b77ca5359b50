import { expect, it } from 'vitest';

import { changedPagesIn, everyPage, isChangedPage } from './catalog-change.ts';

const pages = [
  '/',
  '/tr/celebrities',
  '/celebrity/7',
  '/el/celebrity/7/request/shoutout',
  '/celebrity/71',
  '/product/62',
  '/ru/product/6',
];
const changed = (things: readonly string[] | null, lists: boolean) =>
  pages.filter((page) => isChangedPage(page, { things, lists }));

it('a change is about the pages of what it names, and of nothing else', () => {
  expect(changed(['/celebrity/7'], false)).toEqual([
    '/celebrity/7',
    '/el/celebrity/7/request/shoutout',
  ]);
  expect(changed(['/product/6'], false)).toEqual(['/ru/product/6']);
  expect(changed(['/product/'], false)).toEqual(['/product/62', '/ru/product/6']);
  expect(changed([], true)).toEqual(['/', '/tr/celebrities']);
  expect(changed([], false)).toEqual([]);
  expect(changed(null, true)).toEqual(pages);
});

it('what is not understood is about every page', () => {
  for (const message of [undefined, '', '/product/', {}, { things: 'all', lists: true }])
    expect(changedPagesIn(message)).toEqual(everyPage);
  expect(changedPagesIn({ things: ['/product/6'], lists: false })).toEqual({
    things: ['/product/6'],
    lists: false,
  });
});
