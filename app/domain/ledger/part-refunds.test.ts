import { describe, expect, it } from 'vitest';

import { at, booked, orderOf, rate } from './booked-order.fixture.ts';
import { balancesAfter, type LedgerBalances } from './ledger.ts';
import type { Movement } from './movement.ts';
import { balancesOf, missingMovements, movementsOf } from './order-movements.ts';

const total = (lines: LedgerBalances) => Object.values(lines).reduce((sum, one) => sum + one, 0);

describe('a refund of a part', () => {
  /** Rows as `account cents`, by key. */
  const rowsOf = (movements: readonly Movement[]) =>
    movements.map(({ key, lines }) => [
      key.replace('order:7:', ''),
      ...lines.map(({ account, cents }) => `${account} ${cents}`),
    ]);
  const refund = (id: number, cents: number, minute: number) => ({ id, cents, at: at(minute) });

  it('takes from celebrity and shop in proportion, once it is earned', () => {
    // A fifth of 65 € is 13 €; of 10.01 € the celebrity bears 8.01 €, and of 0.99 € then 0.79 €.
    const order = orderOf({ refunds: [refund(90, 1_001, 20), refund(91, 99, 21)] });
    expect(rowsOf(movementsOf(order, rate))).toEqual([
      ['paid:1', 'bank 6500', 'prepayments -6500'],
      ['earned:1', 'prepayments 6500', 'celebrity-payable -5200', 'commission -1300'],
      ['part-refunded:90', 'bank -1001', 'celebrity-payable 801', 'commission 200'],
      ['part-refunded:91', 'bank -99', 'celebrity-payable 79', 'commission 20'],
    ]);
    expect(movementsOf(order, rate).map((one) => one.at)).toEqual([at(1), at(9), at(20), at(21)]);
    expect(balancesOf(order, rate)).toEqual({
      ...{ bank: 5_400, prepayments: 0, 'celebrity-payable': -4_320, commission: -1_080 },
    });
  });

  it('takes from what was paid in advance, and what is earned later is the rest', () => {
    const order = orderOf({ refunds: [refund(90, 1_500, 5)] });
    expect(rowsOf(movementsOf(order, rate)).slice(1)).toEqual([
      ['part-refunded:90', 'bank -1500', 'prepayments 1500'],
      ['earned:1', 'prepayments 5000', 'celebrity-payable -4000', 'commission -1000'],
    ]);
  });

  it('leaves only the rest to a full refund', () => {
    const order = orderOf({
      ...{ status: 'cancelled', payment: 'refunded', completedAt: null, events: [] },
      paymentEvents: [
        { at: at(1), from: 'awaiting', to: 'received' },
        { at: at(10), from: 'received', to: 'refund-due' },
        { at: at(30), from: 'refund-due', to: 'refunded' },
      ],
      refunds: [refund(90, 1_500, 5), refund(91, 700, 12), refund(92, 4_300, 30)],
    });
    expect(rowsOf(movementsOf(order, rate)).slice(1)).toEqual([
      ['part-refunded:90', 'bank -1500', 'prepayments 1500'],
      ['refund-owed:1', 'prepayments 5000', 'refunds-due -5000'],
      ['part-refunded:91', 'bank -700', 'refunds-due 700'],
      ['refunded:1', 'refunds-due 4300', 'bank -4300'],
    ]);
    expect(total(balancesOf(order, rate))).toBe(0);
  });

  it('comes after the payment of the same second', () => {
    const paidAt = '2026-06-01T10:01:00.700Z';
    const order = orderOf({
      paymentEvents: [{ at: paidAt, from: 'awaiting', to: 'received' }],
      refunds: [refund(90, 1_500, 1)],
    });
    expect(rowsOf(movementsOf(order, rate))[1]).toEqual([
      ...['part-refunded:90', 'bank -1500', 'prepayments 1500'],
    ]);
  });

  it('of an order that a WordPress refunded as a whole without events is all of it', () => {
    // WooCommerce’s status says refunded; what the app noted of the payment does not.
    const order = orderOf({ status: 'refunded', refunds: [refund(90, 6_500, 20)] });
    expect(balancesOf(order, rate)).toEqual({});
    expect(rowsOf(movementsOf(order, rate)).slice(2)).toEqual([
      ['part-refunded:90', 'bank -6500', 'celebrity-payable 5200', 'commission 1300'],
    ]);
  });

  it('is booked once, whenever it is seen, and taken back when it is gone', () => {
    const before = booked(orderOf());
    const order = orderOf({ refunds: [refund(90, 1_001, 20)] });
    expect(rowsOf(missingMovements(order, rate, before))).toEqual([
      ['part-refunded:90', 'bank -1001', 'celebrity-payable 801', 'commission 200'],
    ]);
    const after = booked(order);
    expect(missingMovements(order, rate, after)).toEqual([]);
    const gone = missingMovements(orderOf(), rate, after);
    expect(rowsOf(gone)).toEqual([
      ['part-refund-dropped:90', 'bank 1001', 'celebrity-payable -801', 'commission -200'],
    ]);
    const keys = new Set([...after.keys, ...gone.map(({ key }) => key)]);
    const balances = gone.reduce((sum, { lines }) => balancesAfter(sum, lines), after.balances);
    expect(missingMovements(orderOf(), rate, { ...after, keys, balances })).toEqual([]);
  });
});
