import { expect, it } from 'vitest';

import { questionAt, resumedAt } from './sync-cursor.ts';
import { placeAfter } from './reading-place.ts';

const second = Date.parse('2026-06-01T10:00:00Z');
const begin = { since: null, page: 0, total: null };
const there = { since: second, page: 0, total: null };
const total = 250;

it('begins with the order that was not changed for longest, and goes on at the newest change', () => {
  expect(questionAt(begin)).toMatchObject({ orderby: 'modified', order: 'asc' });
  expect(placeAfter(begin, { newest: second, isLast: false, total })).toEqual(there);
  expect(questionAt(there)).toMatchObject({ modified_after: '2026-06-01T09:59:59' });
  expect(placeAfter(there, { newest: second + 9_000, isLast: true, total })).toBeNull();
});

it('reads a busy second by its ids, and goes on in the next second', () => {
  const busy = { ...there, page: 1 };
  expect(placeAfter(there, { newest: second, isLast: false, total })).toEqual(busy);
  expect(questionAt(busy)).toMatchObject({
    ...{ orderby: 'id', page: 1 },
    ...{ modified_after: '2026-06-01T09:59:59', modified_before: '2026-06-01T10:00:01' },
  });
  const next = { since: second, page: 2, total };
  expect(placeAfter(busy, { newest: second, isLast: false, total })).toEqual(next);
  expect(placeAfter(next, { newest: null, isLast: true, total })).toEqual({
    ...{ since: second + 1_000, page: 0, total: null },
  });
});

it('goes on in a busy second where it was broken off, and begins it anew where it shrank or may have', () => {
  const third = { since: second, page: 3, total };
  const first = { since: second, page: 1, total: null };
  expect([begin, there, first, third].map(resumedAt)).toEqual([begin, there, first, third]);
  expect(resumedAt({ ...third, total: null })).toEqual(first);
  expect(placeAfter(third, { newest: second, isLast: false, total })).toEqual({
    ...third,
    page: 4,
  });
  const shrunk = { newest: second, total: total - 1 };
  expect(placeAfter(third, { ...shrunk, isLast: false })).toEqual(first);
  expect(placeAfter(third, { ...shrunk, newest: null, isLast: true })).toEqual(first);
});

it('stops where it is led back, in place of going round', () => {
  const older = { newest: second - 1_000, isLast: false, total };
  expect(() => placeAfter(there, older)).toThrow('order of their changes');
  expect(() => placeAfter({ ...there, page: 1 }, older)).toThrow('order of their changes');
  // Nothing comes after it: so there is no circle.
  expect(placeAfter(there, { ...older, isLast: true })).toBeNull();
});

it('stops at a page that has nothing, though more are said to come', () => {
  expect(() => placeAfter(there, { newest: null, isLast: false, total })).toThrow('midst');
});
