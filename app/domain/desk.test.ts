import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { acceptanceSchema } from './acceptance.ts';
import { approvalAges, deskLists, deskParams, placedBetween, scopeOfList } from './desk.ts';
import { paymentStates } from './payment.ts';

describe('the lists of the desk', () => {
  it('are the approvals, oldest first, each state of the money, and all', () => {
    expect(scopeOfList('approvals')).toEqual({
      status: 'admin-approval',
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

  it('put every approval into exactly one age', () => {
    const now = Date.UTC(2026, 5, 1);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 3_600_000 }), (ms) => {
        const placed = new Date(now - ms);
        const ages = approvalAges.filter((age) => {
          const { after, before } = placedBetween(age, now);
          // The newest age is open to the future: a clock that is behind loses no order.
          return (after === null || placed > after) && (before === null || placed <= before);
        });
        expect(ages).toHaveLength(1);
      }),
    );
    expect(placedBetween(null, now)).toEqual({ after: null, before: null });
  });
});

describe('what is accepted at once', () => {
  it('is a page at most, and each order once', () => {
    expect(v.parse(acceptanceSchema, { orderIds: [3, 3, 4] })).toEqual({ orderIds: [3, 4] });
    for (const orderIds of [[], [0], [1.5], Array.from({ length: 26 }, (_none, id) => id + 1)]) {
      expect(v.is(acceptanceSchema, { orderIds })).toBe(false);
    }
  });
});
