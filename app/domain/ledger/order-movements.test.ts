import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { orderStatuses, type OrderStatus } from '#domain/order/order-status.ts';
import { paymentMovesFrom, type PaymentMove } from '#domain/payment/payment-move.ts';
import { paymentStates, type PaymentState } from '#domain/payment/payment.ts';

import { balancesAfter, linesBetween, sumOf, type LedgerBalances } from './ledger.ts';
import { at, booked, nothing, orderOf, rate } from './booked-order.fixture.ts';
import type { Movement } from './movement.ts';
import { balancesOf, missingMovements, movementsOf, type BookedOrder } from './order-movements.ts';

const kindsOf = (order: BookedOrder) => movementsOf(order, rate).map(({ key }) => key);

describe('the movements of an order', () => {
  it('move the money to the shop, and to its celebrity without the commission', () => {
    expect(movementsOf(orderOf(), rate)).toEqual([
      {
        ...{ key: 'order:7:paid:1', kind: 'paid', at: at(1), orderId: 7, celebrityId: 3 },
        lines: [
          { account: 'bank', cents: 6_500 },
          { account: 'prepayments', cents: -6_500 },
        ],
      },
      {
        ...{ key: 'order:7:earned:1', kind: 'earned', at: at(9), orderId: 7, celebrityId: 3 },
        lines: [
          { account: 'prepayments', cents: 6_500 },
          { account: 'celebrity-payable', cents: -5_200 },
          { account: 'commission', cents: -1_300 },
        ],
      },
    ]);
  });

  it('leave shipping with the celebrity and taxes with no one', () => {
    const order = orderOf({
      total: 13_000,
      tax: 2_000,
      shipping: 1_200,
      shippingTax: 200,
      includesTax: true,
    });
    expect(balancesOf(order, rate)).toEqual({
      ...{ bank: 13_000, prepayments: 0, taxes: -2_000 },
      ...{ commission: -2_000, 'celebrity-payable': -9_000 },
    });
  });

  it('earn when the money comes, if it comes last', () => {
    const order = orderOf({ paymentEvents: [{ at: at(30), from: 'awaiting', to: 'received' }] });
    expect(movementsOf(order, rate).map(({ kind, at: when }) => [kind, when])).toEqual([
      ['paid', at(30)],
      ['earned', at(30)],
    ]);
  });

  it('count a payment that is taken back and made again', () => {
    const states = ['received', 'awaiting', 'received'] as const;
    const paymentEvents = states.map((to, index) => ({ at: at(20 + index), from: null, to }));
    expect(kindsOf(orderOf({ paymentEvents }))).toEqual([
      ...['order:7:paid:1', 'order:7:earned:1', 'order:7:unearned:1', 'order:7:taken-back:1'],
      ...['order:7:paid:2', 'order:7:earned:2'],
    ]);
  });

  it('send the money of a cancelled order back', () => {
    const order = orderOf({
      ...{ status: 'cancelled', payment: 'refunded', completedAt: null },
      events: [{ at: at(5), from: 'on-hold', to: 'cancelled' }],
      paymentEvents: [
        { at: at(1), from: 'awaiting', to: 'received' },
        { at: at(5), from: 'received', to: 'refund-due' },
        { at: at(40), from: 'refund-due', to: 'refunded' },
      ],
    });
    expect(kindsOf(order)).toEqual([
      ...['order:7:paid:1', 'order:7:refund-owed:1', 'order:7:refunded:1'],
    ]);
    expect(Object.values(balancesOf(order, rate)).every((cents) => cents === 0)).toBe(true);
  });

  it('keep a card’s money with its service, and the shop’s own sales with the shop', () => {
    const order = orderOf({ paymentMethod: 'card', celebrityId: null });
    expect(balancesOf(order, rate)).toEqual({
      ...{ 'card-clearing': 6_500, prepayments: 0, 'own-sales': -6_500 },
    });
  });

  it('wait for a manager where a WordPress took the order in on its own', () => {
    expect(kindsOf(orderOf({ isOfShop: true }))).toEqual([]);
    expect(balancesOf(orderOf({ isOfShop: true }), rate)).toEqual({});
  });

  it('follow the dates of an order that has no events', () => {
    const order = orderOf({ events: [], paymentEvents: [] });
    expect(movementsOf(order, rate).map(({ kind, at: when }) => [kind, when])).toEqual([
      ['paid', at(1)],
      ['earned', at(9)],
    ]);
  });
});

describe('what is missing', () => {
  it('is all at first, and nothing once it is booked', () => {
    expect(missingMovements(orderOf(), rate, nothing)).toEqual(movementsOf(orderOf(), rate));
    expect(missingMovements(orderOf(), rate, booked(orderOf()))).toEqual([]);
  });

  it('is a correction where an order changed without an event', () => {
    const before = orderOf({ events: [], paymentEvents: [] });
    const after = orderOf({
      ...{ events: [], paymentEvents: [], status: 'refunded', payment: 'refunded' },
    });
    const missing = missingMovements(after, rate, booked(before));
    expect(missing.map(({ kind }) => kind)).toEqual(['refund-owed', 'refunded', 'corrected']);
    const { balances } = booked(before);
    const sums = missing.reduce((sum, { lines }) => balancesAfter(sum, lines), balances);
    expect(Object.values(sums).every((cents) => cents === 0)).toBe(true);
  });

  it('is a correction where the total changed', () => {
    const [correction, ...rest] = missingMovements(
      orderOf({ total: 6_000 }),
      rate,
      booked(orderOf()),
    );
    expect(rest).toEqual([]);
    expect(correction).toMatchObject({
      key: 'order:7:corrected:1',
      lines: [
        { account: 'bank', cents: -500 },
        { account: 'celebrity-payable', cents: 400 },
        { account: 'commission', cents: 100 },
      ],
    });
  });
});

/** A random life of an order, through the moves that people can make and some that only a back end makes. */
const livesWith = (leastMinutes: number) =>
  fc
    .record({
      amounts: fc.record({
        total: fc.integer({ min: 0, max: 1_000_000 }),
        taxShare: fc.integer({ min: 0, max: 30 }),
        shippingShare: fc.integer({ min: 0, max: 50 }),
      }),
      paymentMethod: fc.constantFrom('bankTransfer', 'card', null),
      celebrityId: fc.constantFrom(3, null),
      rate: fc.integer({ min: 0, max: 10_000 }),
      steps: fc.array(
        fc.record({
          minutes: fc.integer({ min: leastMinutes, max: 3 }),
          status: fc.option(fc.constantFrom(...orderStatuses), { freq: 2 }),
          portion: fc.option(fc.double({ min: 0, max: 0.99, noNaN: true }), { freq: 2 }),
          move: fc.nat(5),
        }),
        { maxLength: 14 },
      ),
    })
    .map(({ amounts, paymentMethod, celebrityId, rate: own, steps }) => {
      const { total, taxShare, shippingShare } = amounts;
      const shipping = Math.floor((total * shippingShare) / 100);
      const tax = Math.floor(((total - shipping) * taxShare) / 100);
      let [status, payment, minute]: [OrderStatus, PaymentState, number] = [
        'on-hold',
        'awaiting',
        0,
      ];
      let order: BookedOrder = orderOf({
        ...{ total, tax, shipping, paymentMethod, celebrityId, status, payment },
        ...{ events: [], paymentEvents: [], paidAt: null, completedAt: null },
      });
      const versions = [order];
      for (const step of steps) {
        minute += step.minutes;
        const events = [...order.events];
        const paymentEvents = [...order.paymentEvents];
        let { refunds } = order;
        if (step.portion !== null) {
          const left = refunds.reduce((rest, { cents }) => rest - cents, total);
          const cents = Math.floor(left * step.portion);
          if (cents === 0 || payment === 'awaiting' || payment === 'refunded') continue;
          refunds = [...refunds, { id: 90 + minute * 100 + refunds.length, cents, at: at(minute) }];
        } else if (step.status) {
          events.push({ at: at(minute), from: status, to: step.status });
          status = step.status;
        } else {
          const move: PaymentMove | undefined = paymentMovesFrom({
            status,
            payment,
            paymentMethod,
          })[step.move];
          if (!move) continue;
          paymentEvents.push({ at: at(minute), from: payment, to: move.to });
          payment = move.to;
        }
        order = {
          ...{ ...order, status, payment, events, paymentEvents, refunds },
          modifiedAt: at(minute),
        };
        versions.push(order);
      }
      return { versions, rate: own };
    });
const runs = { numRuns: 2_000 };

describe('any life of an order', () => {
  it('moves nothing out of nowhere, no movement twice, and ends where payment and status say', () => {
    fc.assert(
      fc.property(livesWith(0), ({ versions, rate: own }) => {
        for (const order of versions) {
          const movements = movementsOf(order, own);
          for (const { lines } of movements) expect(sumOf(lines)).toBe(0);
          expect(new Set(movements.map(({ key }) => key)).size).toBe(movements.length);
          expect(missingMovements(order, own, nothing)).toEqual(movements);
        }
      }),
      runs,
    );
  });

  /** Books some of the versions, and the last. */
  function bookedAt(looks: readonly number[], versions: readonly BookedOrder[], own: number) {
    const keys = new Set<string>();
    let balances: LedgerBalances = {};
    const partRefunds = new Map<string, Movement['lines']>();
    const seen = looks.toSorted((a, b) => a - b).flatMap((index) => versions[index] ?? []);
    for (const order of [...seen, ...versions.slice(-1)]) {
      const known = { keys, balances, partRefunds };
      for (const { key, kind, lines } of missingMovements(order, own, known)) {
        keys.add(key);
        if (kind === 'part-refunded') partRefunds.set(key, lines);
        balances = balancesAfter(balances, lines);
      }
    }
    return { keys, balances };
  }

  it('is booked in the same movements whenever it is looked at, with no correction', () => {
    fc.assert(
      fc.property(livesWith(1), fc.array(fc.nat(14)), ({ versions, rate: own }, looks) => {
        const { keys } = bookedAt(looks, versions, own);
        const last = versions.at(-1) ?? orderOf();
        expect(keys).toEqual(new Set(movementsOf(last, own).map(({ key }) => key)));
      }),
      runs,
    );
  });

  it('ends with the right balances also where several things happen at one instant', () => {
    fc.assert(
      fc.property(livesWith(0), fc.array(fc.nat(14)), ({ versions, rate: own }, looks) => {
        const { balances } = bookedAt(looks, versions, own);
        const last = versions.at(-1) ?? orderOf();
        expect(linesBetween(balances, balancesOf(last, own))).toEqual([]);
      }),
      runs,
    );
  });

  it('knows a place for the money of every status and payment', () => {
    for (const status of orderStatuses)
      for (const payment of paymentStates) {
        const sums = Object.values(balancesOf(orderOf({ status, payment }), rate));
        expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(0);
      }
  });
});
