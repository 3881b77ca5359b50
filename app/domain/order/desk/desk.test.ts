import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { deskDecisionSchema } from './desk-decision.ts';
import {
  approvalAges,
  deskLists,
  deskParams,
  deskSearchSchema,
  formerDeskParams,
  placedBetween,
} from './desk.ts';
import { scopeOfList } from './list-scope.ts';
import { paymentStates } from '#domain/payment/payment.ts';

describe('the lists of the desk', () => {
  it('are the approvals, oldest first, each state of the money, and all', () => {
    expect(scopeOfList('approvals')).toEqual({
      status: 'admin-approval',
      payment: null,
      oldestFirst: true,
    });
    expect(scopeOfList('retakes')).toEqual({
      status: 'completed',
      payment: null,
      oldestFirst: true,
    });
    for (const payment of paymentStates) {
      expect(scopeOfList(payment)).toMatchObject({ status: null, payment });
    }
    expect(scopeOfList('all')).toEqual({ status: null, payment: null, oldestFirst: false });
  });

  it('are read from an address, in which nothing can be wrong', () => {
    const params = v.object(deskParams);
    expect(v.parse(params, { list: 'refund-due', age: 'late', find: 301 })).toEqual({
      list: 'refund-due',
      age: 'late',
      find: '301',
    });
    expect(v.parse(params, { list: 'x', age: 7, find: ['a'] })).toEqual({});
    expect(v.parse(params, { find: 'a'.repeat(201) })).toEqual({});
    for (const list of deskLists) expect(v.parse(params, { list })).toEqual({ list });
  });

  it('are asked for in whole: which list, which age, which words and which page', () => {
    const search = { list: 'due', age: null, find: '', page: 1 };
    expect(v.parse(deskSearchSchema, search)).toEqual(search);
    expect(v.is(deskSearchSchema, { ...search, find: 'a'.repeat(200) })).toBe(true);
    for (const [part, wrong] of [
      ['list', 'any'],
      ['age', 'old'],
      ['find', 'a'.repeat(201)],
      ['page', 0],
    ] as const) {
      const { issues } = v.safeParse(deskSearchSchema, { ...search, [part]: wrong });
      expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([part]);
    }
  });

  it('are found at the address that they had before, with the words looked for', () => {
    const params = v.object(formerDeskParams);
    for (const payment of [...paymentStates, 'any']) {
      expect(v.parse(params, { payment, find: 301 })).toEqual({ payment, find: '301' });
    }
    expect(v.parse(params, { payment: 'approvals', find: ['a'] })).toEqual({});
    expect(v.parse(params, { payment: '' })).toEqual({});
  });

  it('put every approval into exactly one age', () => {
    const now = Date.UTC(2026, 5, 1);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 3_600_000 }), (ms) => {
        const placed = new Date(now - ms);
        const ages = approvalAges.filter((age) => {
          const { after, before } = placedBetween(age, now);
          return (after === null || placed > after) && (before === null || placed <= before);
        });
        expect(ages).toHaveLength(1);
      }),
    );
    expect(placedBetween(null, now)).toEqual({ after: null, before: null });
  });

  it('keep the newest age open to the future, so that a clock that is behind loses no order', () => {
    const now = Date.UTC(2026, 5, 4);
    const daysAgo = (days: number) => new Date(Date.UTC(2026, 5, 4 - days));
    expect(placedBetween('fresh', now)).toEqual({ after: daysAgo(1), before: null });
    expect(placedBetween('waiting', now)).toEqual({ after: daysAgo(3), before: daysAgo(1) });
    expect(placedBetween('late', now)).toEqual({ after: null, before: daysAgo(3) });
  });
});

describe('what is decided at once', () => {
  it('is a page at most, and each order once', () => {
    const action = 'accept';
    expect(v.parse(deskDecisionSchema, { action, orderIds: [3, 3, 4] })).toEqual({
      action,
      orderIds: [3, 4],
      withUnpaid: false,
    });
    for (const orderIds of [[], [0], [1.5], Array.from({ length: 26 }, (_none, id) => id + 1)]) {
      expect(v.is(deskDecisionSchema, { action, orderIds })).toBe(false);
    }
  });

  it('is rejected with a reason that is a manager’s to give, and with words where there is no other', () => {
    const rejected = (reason: string, words = '') =>
      v.is(deskDecisionSchema, { action: 'reject', orderIds: [3], rejection: { reason, words } });
    expect(rejected('duplicate')).toBe(true);
    expect(rejected('other', 'Ask again in May.')).toBe(true);
    expect(rejected('other', ' ')).toBe(false);
    expect(rejected('no-time')).toBe(false);
    expect(v.is(deskDecisionSchema, { action: 'reject', orderIds: [3] })).toBe(false);
    expect(v.is(deskDecisionSchema, { action: 'fulfil', orderIds: [3] })).toBe(false);
  });
});
