import { expect, it } from 'vitest';

import { firstWorkRules, underRules } from './work-rules.ts';

it('celebrities begin only with what is paid until an administrator says otherwise', () => {
  expect(firstWorkRules.paidFirst).toBe(true);
  const order = { number: '41', startsUnpaid: false };
  expect(underRules(order, firstWorkRules)).toBe(order);
  expect(underRules(order, { paidFirst: false })).toEqual({ number: '41', startsUnpaid: true });
});

it('an order that the team let start early keeps that', () => {
  const released = { startsUnpaid: true };
  expect(underRules(released, { paidFirst: true }).startsUnpaid).toBe(true);
});
