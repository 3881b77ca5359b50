import { expect, it } from 'vitest';

import { placeAfter, questionAt, resumedAt } from './order-place.ts';

const second = Date.parse('2026-06-01T10:00:00Z');
const begin = { since: null, page: 0 };
const there = { since: second, page: 0 };

it('begins with the order that was not changed for longest, and goes on at the newest change', () => {
  expect(questionAt(begin)).toMatchObject({ orderby: 'modified', order: 'asc' });
  expect(placeAfter(begin, { newest: second, isLast: false })).toEqual(there);
  expect(questionAt(there)).toMatchObject({ modified_after: '2026-06-01T09:59:59' });
  expect(placeAfter(there, { newest: second + 9_000, isLast: true })).toBeNull();
});

it('reads a crowd of one second by its ids, and goes on in the next second', () => {
  const crowd = placeAfter(there, { newest: second, isLast: false });
  expect(crowd).toEqual({ since: second, page: 1 });
  expect(crowd && questionAt(crowd)).toMatchObject({
    ...{ orderby: 'id', page: 1 },
    ...{ modified_after: '2026-06-01T09:59:59', modified_before: '2026-06-01T10:00:01' },
  });
  const next = { since: second, page: 2 };
  expect(placeAfter({ since: second, page: 1 }, { newest: second, isLast: false })).toEqual(next);
  expect(placeAfter(next, { newest: null, isLast: true })).toEqual({
    ...{ since: second + 1_000, page: 0 },
  });
});

it('begins a crowd anew where it was broken off, and where it shrank while it was read', () => {
  const third = { since: second, page: 3 };
  const first = { since: second, page: 1 };
  expect(resumedAt(third)).toEqual(first);
  expect([begin, there].map(resumedAt)).toEqual([begin, there]);
  const shrunk = { newest: second, hasShrunk: true };
  expect(placeAfter(third, { ...shrunk, isLast: false })).toEqual(first);
  expect(placeAfter(third, { ...shrunk, newest: null, isLast: true })).toEqual(first);
});

it('stops where it is led back, in place of going round', () => {
  const older = { newest: second - 1_000, isLast: false };
  expect(() => placeAfter(there, older)).toThrow('order of their changes');
  expect(() => placeAfter({ since: second, page: 1 }, older)).toThrow('order of their changes');
  // Nothing comes after it: so there is no circle.
  expect(placeAfter(there, { ...older, isLast: true })).toBeNull();
});

it('stops at a page that has nothing, though more are said to come', () => {
  expect(() => placeAfter(there, { newest: null, isLast: false })).toThrow('midst');
});
