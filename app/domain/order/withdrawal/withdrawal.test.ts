import { describe, expect, it } from 'vitest';

import type { ServiceKind } from '#domain/service/service.ts';

import { consentKindsOf } from './withdrawal-kinds.ts';
import {
  firstWithdrawalRules,
  withdrawalDaysFrom,
  withdrawalDaysIn,
  withdrawalRulesSchema,
} from './withdrawal-rules.ts';
import * as v from 'valibot';
import { withdrawalStanding, withdrawalStep, type Withdrawable } from './withdrawal.ts';

const hash = 'a'.repeat(64);
const agreed = { days: 14, consent: { at: '2026-03-02T10:00:00.000Z', hash } };
const line = (service: ServiceKind | null) => ({ service }) as Withdrawable['lines'][number];
const [video, message, goods] = [line('getVideo'), line('sendMessage'), line(null)];
const nowhere = { country: '' } as Withdrawable['shippingAddress'];
const moved = (to: 'processing' | 'completed', at: string) =>
  ({ at, from: null, to, by: 'celebrity', rejection: null }) as const;

const order: Withdrawable = {
  status: 'on-hold',
  createdAt: '2026-03-02T10:00:00Z',
  completedAt: null,
  events: [],
  lines: [video],
  shippingAddress: nowhere,
  billing: { ...nowhere, email: '', phone: '' },
  withdrawalTerms: agreed,
};
const standing = (changes: Partial<Withdrawable>, now = '2026-03-03T10:00:00Z') =>
  withdrawalStanding({ ...order, ...changes }, firstWithdrawalRules, Date.parse(now));
const begun = { status: 'processing', events: [moved('processing', '2026-03-03T09:00:00Z')] };
const done = {
  status: 'completed',
  events: [...begun.events, moved('completed', '2026-03-04T09:00:00Z')],
  completedAt: '2026-03-04T09:00:00Z',
};
const as = (changes: object) => changes as Partial<Withdrawable>;

describe('the right of withdrawal', () => {
  it('lasts for a video until work begins, 14 days at most', () => {
    expect(standing({})).toEqual({
      ...{ kind: 'open', until: '2026-03-16T10:00:00.000Z', returnsGoods: false },
    });
    expect(standing({}, '2026-03-16T10:00:00Z')).toMatchObject({ kind: 'closed', why: 'over' });
    expect(standing(as(begun))).toEqual({
      ...{ kind: 'closed', why: 'begun', since: '2026-03-03T09:00:00Z' },
    });
    expect(standing(as(done))).toMatchObject({ why: 'begun', since: '2026-03-03T09:00:00Z' });
  });

  it('does not say of a finished order without a consent that work began', () => {
    for (const withdrawalTerms of [null, { days: 14, consent: null }]) {
      const finished = as({
        ...done,
        withdrawalTerms,
        shippingAddress: { ...nowhere, country: 'GR' },
      });
      expect(standing(finished, '2026-03-05T09:00:00Z')).toEqual({
        ...{ kind: 'closed', why: 'done', since: '2026-03-04T09:00:00Z' },
      });
      expect(standing(finished, '2026-03-16T10:00:00Z')).toEqual({
        ...{ kind: 'closed', why: 'over', since: '2026-03-16T10:00:00.000Z' },
      });
    }
  });

  it('lasts for another service until it is done', () => {
    expect(standing(as({ ...begun, lines: [message] }))).toMatchObject({ kind: 'open' });
    expect(standing(as({ ...done, lines: [message] }))).toEqual({
      ...{ kind: 'closed', why: 'done', since: '2026-03-04T09:00:00Z' },
    });
  });

  it('counts for goods from their arrival, which is a week after they were sent at the latest', () => {
    expect(standing(as({ ...begun, lines: [goods] }), '2027-01-01T00:00:00Z')).toEqual({
      ...{ kind: 'open', until: null, returnsGoods: false },
    });
    const sent = as({ ...done, lines: [goods] });
    expect(standing(sent, '2026-03-25T08:59:59Z')).toEqual({
      ...{ kind: 'open', until: '2026-03-25T09:00:00.000Z', returnsGoods: true },
    });
    expect(standing(sent, '2026-03-25T09:00:00Z')).toMatchObject({ why: 'over' });
  });

  it('is left to people where only a part of an order can go back', () => {
    expect(standing(as({ ...begun, lines: [video, goods] }))).toMatchObject({ why: 'partly' });
    expect(standing({ lines: [video, goods] })).toMatchObject({ kind: 'open' });
  });

  it('needs the country of the order, or the terms it was placed with', () => {
    const to = (country: string) => ({ ...nowhere, country });
    expect(standing({ withdrawalTerms: null, shippingAddress: to('TR') })).toMatchObject({
      why: 'country',
    });
    expect(standing({ withdrawalTerms: null, shippingAddress: to('GR') })).toMatchObject({
      kind: 'open',
    });
    expect(standing({ withdrawalTerms: { days: 0, consent: null } })).toMatchObject({
      why: 'country',
    });
    expect(
      standing({ withdrawalTerms: { days: 30, consent: null } }, '2026-03-31T10:00:00Z'),
    ).toMatchObject({ kind: 'open' });
  });

  it.each(['cancelled', 'refunded', 'failed', 'pending'] as const)('has no end in %s', (status) => {
    expect(standing({ status })).toEqual({ kind: 'closed', why: 'called-off', since: null });
  });
});

it('asks for consent where work begins early', () => {
  expect(consentKindsOf([goods])).toEqual([]);
  expect(consentKindsOf([message, goods, video, message])).toEqual(['digital', 'service']);
});

it('reaches the whole EEA, and buyers whose country is unknown', () => {
  const rules = firstWithdrawalRules;
  expect(rules.countries).toHaveLength(30);
  expect([withdrawalDaysIn('IS', rules), withdrawalDaysIn('GB', rules)]).toEqual([14, 0]);
  expect(withdrawalDaysIn('', rules)).toBe(14);
  expect(withdrawalDaysIn('', { ...rules, countries: [] })).toBe(0);
  expect(['14', ' 30 ', '13', '101', 'x', ''].map(withdrawalDaysFrom)).toEqual([
    ...[14, 30, null, null, null, null],
  ]);
  expect(v.parse(withdrawalRulesSchema, { days: 14, countries: ['GR', 'DE', 'GR'] })).toEqual({
    ...{ days: 14, countries: ['DE', 'GR'] },
  });
  expect(v.is(withdrawalRulesSchema, { days: 14, countries: ['ZZ'] })).toBe(false);
});

it.each([
  ['on-hold', [goods], 'awaiting', false, 'cancel'],
  ['processing', [message], 'received', false, 'cancel'],
  ['completed', [goods], 'received', false, 'await-return'],
  ['completed', [goods], 'received', true, 'refund'],
  ['completed', [message], 'received', false, 'refund'],
  ['completed', [goods], 'refund-due', true, 'none'],
  ['cancelled', [goods], 'refund-due', false, 'none'],
  ['pending', [goods], 'awaiting', false, 'none'],
] as const)('%s with %j, %s, returned %s: %s', (status, lines, payment, isReturned, step) => {
  expect(withdrawalStep({ status, lines: [...lines], payment }, isReturned)).toBe(step);
});
