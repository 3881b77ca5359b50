import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { roles } from '#domain/account/role.ts';

import { assertPaysOut, payoutActions, payoutMoves, payoutStates } from './payout.ts';
import { endOf } from '#domain/payment/transfer/sepa-account.ts';
import { holderHint, payoutAccountSchema } from './payout-account.ts';
import {
  balanceFrom,
  daysFrom,
  firstDayFrom,
  firstPayoutRules,
  heldSince,
  isPayable,
  minimumFrom,
  paidFrom,
  payoutRulesSchema,
  storedPayoutRulesSchema,
} from './payout-rules.ts';

describe('an account to be paid to', () => {
  const account = { holder: 'Ava Moreno', iban: 'gr16 0110 1250 0000 0001 2300 695', bic: '' };

  it('is read as people write it, without a BIC if they have none', () => {
    const read = v.parse(payoutAccountSchema, { ...account, bic: 'ethngraa' });
    expect(read).toEqual({ ...account, iban: 'GR1601101250000000012300695', bic: 'ETHNGRAA' });
    expect(v.parse(payoutAccountSchema, account).bic).toBe('');
    expect(endOf(read)).toBe('0695');
  });

  it.each([
    ['holder', ''],
    ['iban', 'GR1601101250000000012300696'],
    // Turkey is not in SEPA.
    ['iban', 'TR330006100519786457841326'],
    ['bic', 'ABC'],
  ])('is refused with a wrong %s', (field, value) => {
    expect(v.safeParse(payoutAccountSchema, { ...account, [field]: value }).success).toBe(false);
  });

  it.each([
    ['Ava Moreno', 'same'],
    ['MORENO AVA', 'similar'],
    ['Ава Морено', 'similar'],
    ['Dimitris Vasilakis', 'different'],
  ])('of %s is told as %s to managers', (holder, hint) => {
    expect(holderHint(holder, ['Ava', 'Ava Moreno'])).toBe(hint);
  });
});

describe('what can be paid out', () => {
  it('is what was earned without what is held and what was paid', () => {
    const balance = balanceFrom({ earned: 10_000, held: 3_000, paidOut: 5_000, settled: 0 });
    expect(balance).toEqual({
      ...{ earned: 10_000, onHold: 3_000, available: 2_000, paidOut: 5_000, settled: 0, netted: 0 },
    });
    expect(isPayable(balance, firstPayoutRules)).toBe(true);
    expect(isPayable(balance, { ...firstPayoutRules, minimum: 2_001 })).toBe(false);
  });

  it('is never negative, and never more than what was earned and not paid', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, (earned, held, paidOut, settled) => {
        const { available, onHold } = balanceFrom({ earned, held, paidOut, settled });
        expect(available).toBeGreaterThanOrEqual(0);
        expect(available).toBeLessThanOrEqual(Math.max(0, earned - paidOut));
        expect(available).toBeLessThanOrEqual(Math.max(0, earned - paidOut - settled));
        expect(onHold).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('says what later earnings make up for, after a refund of what was paid out', () => {
    // 52 € were paid out, of which 8.01 € went back; then 20 € are earned.
    const after = balanceFrom({ earned: 4_399, held: 0, paidOut: 5_200, settled: 0 });
    expect(after).toMatchObject({ available: 0, netted: 801 });
    const later = balanceFrom({ earned: 6_399, held: 0, paidOut: 5_200, settled: 0 });
    expect(later).toMatchObject({ available: 1_199, netted: 0 });
    const held = balanceFrom({ earned: 6_399, held: 2_000, paidOut: 5_200, settled: 0 });
    expect(held).toMatchObject({ available: 0, onHold: 2_000, netted: 801 });
  });

  it('is ruled by what administrators type', () => {
    expect(['7', ' 0 ', '91', '-1', '1.5', ''].map((text) => daysFrom(text))).toEqual([
      ...[7, 0, null, null, null, null],
    ]);
    expect(['20', '20.5', '20,50', '0', '10001', 'x', ''].map((text) => minimumFrom(text))).toEqual(
      [2_000, 2_050, 2_050, null, null, null, null],
    );
  });

  it('begins with a day that an administrator sets', () => {
    const days = ['2026-11-01', '', '2026-02-30', '1.11.2026', '1999-12-31'];
    expect(days.map((text) => firstDayFrom(text))).toEqual([
      ...['2026-11-01', null, undefined, undefined, undefined],
    ]);
    expect(paidFrom(firstPayoutRules)).toBeNull();
    expect(paidFrom({ from: '2026-11-01' })?.toISOString()).toBe('2026-11-01T00:00:00.000Z');
    const old = { holdDays: 7, minimum: 2_000 };
    expect(v.parse(storedPayoutRulesSchema, old)).toEqual({ ...old, from: null });
    expect(v.is(payoutRulesSchema, old)).toBe(false);
  });

  it('is nothing of what was settled before', () => {
    const before = balanceFrom({ earned: 90_000, held: 0, paidOut: 0, settled: 90_000 });
    expect(before.available).toBe(0);
    const later = balanceFrom({ earned: 95_000, held: 1_000, paidOut: 0, settled: 90_000 });
    expect(later).toMatchObject({ available: 4_000, settled: 90_000 });
    expect(balanceFrom({ earned: 1_000, held: 0, paidOut: 0, settled: -500 }).settled).toBe(0);
  });

  it('waits as many days as the rules say', () => {
    const now = new Date('2026-06-15T10:00:00Z');
    expect(heldSince(now, firstPayoutRules).toISOString()).toBe('2026-06-08T10:00:00.000Z');
  });
});

describe('a payout', () => {
  it('is made by managers and administrators alone', () => {
    const may = roles.filter((role) => {
      try {
        assertPaysOut({ role });
        return true;
      } catch {
        return false;
      }
    });
    expect(may).toEqual(['manager', 'administrator']);
  });

  it('goes each way once, and ends returned or dropped', () => {
    const ways = payoutActions.map((action) => payoutMoves[action]);
    const ends = payoutStates.filter((state) => !ways.some(({ from }) => from === state));
    expect(ends).toEqual(['returned', 'dropped']);
    expect(new Set(ways.map(({ movement }) => movement)).size).toBe(ways.length);
  });
});
