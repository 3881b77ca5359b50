import { describe, expect, it } from 'vitest';

import { inGroupsOfFour } from '#domain/payment/transfer/iban.ts';

import { line, order, rf, together } from './match.fixture.ts';
import { matchLines, type MatchableLine } from './match-lines.ts';
import type { MatchableOrder } from './matchable-order.ts';

/** What one line is matched with: state, and what goes to which order. */
function outcome(own: Partial<MatchableLine>, orders: readonly MatchableOrder[]): string {
  const [match] = matchLines([line(own)], orders);
  const [best] = match?.proposals ?? [];
  const shares = best?.orders.map(({ number, cents }) => `${number}:${cents}`) ?? [];
  return [match?.state, ...shares].join(' ');
}

const checkout = [
  order(41, { checkout: together }),
  order(42, { checkout: together, total: 8550 }),
  order(43, { checkout: together, total: 1000 }),
];
const cancelled = { status: 'cancelled' } as const;

describe('a line with a reference', () => {
  it.each<[string, Partial<MatchableLine>, readonly MatchableOrder[], string]>([
    ['its amount', { reference: rf(41) }, [order(41)], 'certain 41:6500'],
    [
      'its amount, in the text and in groups',
      { text: `for you ${inGroupsOfFour(rf(41))}!` },
      [order(41)],
      'certain 41:6500',
    ],
    ['less', { reference: rf(41), cents: 5000 }, [order(41)], 'partial 41:5000'],
    [
      'the rest',
      { reference: rf(41), cents: 1500 },
      [order(41, { received: 5000 })],
      'certain 41:1500',
    ],
    ['more', { reference: rf(41), cents: 7000 }, [order(41)], 'over 41:6500'],
    [
      'a payment that is in',
      { reference: rf(41) },
      [order(41, { payment: 'received' })],
      'double 41:0',
    ],
    ['another currency', { reference: rf(41), currency: 'USD' }, [order(41)], 'currency 41:0'],
    ['an order that is off', { reference: rf(41) }, [order(41, cancelled)], 'cancelled 41:6500'],
    [
      'a part of one that is off',
      { reference: rf(41), cents: 500 },
      [order(41, cancelled)],
      'cancelled 41:0',
    ],
    [
      'an order that a card pays',
      { reference: rf(41) },
      [order(41, { paymentMethod: 'card', transactionId: 'pi_1' })],
      'double 41:0',
    ],
    ['outgoing money', { reference: rf(41), cents: -6500 }, [order(41)], 'not-ours'],
    [
      'two orders',
      { text: `${rf(41)}, ${rf(42)}`, cents: 15_050 },
      checkout.map((one) => ({ ...one, checkout: null })),
      'certain 41:6500 42:8550',
    ],
    [
      'a checkout',
      { reference: rf(together), cents: 16_050 },
      checkout,
      'certain 41:6500 42:8550 43:1000',
    ],
    [
      'some of a checkout',
      { reference: rf(together), cents: 7500 },
      checkout,
      'likely 41:6500 43:1000',
    ],
    ['one of a checkout', { reference: rf(together), cents: 8550 }, checkout, 'likely 42:8550'],
    [
      'a part of a checkout',
      { reference: rf(together), cents: 8000 },
      checkout,
      'partial 41:0 42:0 43:0',
    ],
    [
      'a checkout of which one is off',
      { reference: rf(together), cents: 16_050 },
      [...checkout.slice(0, 2), { ...checkout[2]!, ...cancelled }],
      'cancelled 41:6500 42:8550 43:1000',
    ],
    [
      'what is left of such a checkout',
      { reference: rf(together), cents: 15_050 },
      [...checkout.slice(0, 2), { ...checkout[2]!, ...cancelled }],
      'certain 41:6500 42:8550',
    ],
    [
      'a checkout of which one is paid',
      { reference: rf(together), cents: 16_050 },
      [...checkout.slice(0, 2), { ...checkout[2]!, payment: 'received' }],
      'over 41:6500 42:8550',
    ],
    [
      'an order of someone else’s shop',
      { reference: rf(4711) },
      [order(41, { payers: [] })],
      'unclear 41:6500',
    ],
  ])('and %s', (_name, own, orders, expected) => {
    expect(outcome(own, orders)).toBe(expected);
  });

  it('pays an order once, whichever of two lines comes first', () => {
    const two = [
      line({ reference: rf(41) }),
      line({ text: rf(41) }),
      line({ text: 'Μαρία Παπαδοπούλου' }),
    ];
    const states = matchLines(two, [order(41)]).map(({ state }) => state);
    expect(states).toEqual(['certain', 'double', 'not-ours']);
  });
});

describe('a line without a reference', () => {
  const other = order(50, { payers: ['Bob Miller'] });

  it.each<[string, Partial<MatchableLine>, readonly MatchableOrder[], string]>([
    ['number and amount', { text: 'order 41, thank you' }, [order(41), other], 'likely 41:6500'],
    ['number and another name', { text: 'order 41', cents: 100 }, [order(41)], 'not-ours'],
    [
      'number, name and less',
      { text: 'order 41', payerName: 'MARIA PAPADOPOULOU', cents: 100 },
      [order(41)],
      'partial 41:100',
    ],
    [
      'number, name and more',
      { text: '41 Papadopoulou Maria', cents: 9000 },
      [order(41)],
      'over 41:6500',
    ],
    [
      'number, name and a payment that is in',
      { text: '41', payerName: 'Maria Papadopoulou' },
      [order(41, { payment: 'received' })],
      'double 41:0',
    ],
    ['amount and name', { payerName: 'PAPADOPOULOU MARIA' }, [order(41), other], 'likely 41:6500'],
    [
      'amount and a name that was cut off',
      { payerName: 'MARIA PAPADOPOU' },
      [order(41), other],
      'likely 41:6500',
    ],
    [
      'amount and a name in the text',
      { payerName: 'Kostas P.', text: 'for Maria Papadopoulou' },
      [order(41), other],
      'likely 41:6500',
    ],
    [
      'amount and name, twice',
      { payerName: 'MARIA PAPADOPOULOU' },
      [order(41), order(42)],
      'unclear 41:6500',
    ],
    ['amount alone', { payerName: 'Ann' }, [order(41), other], 'unclear 41:6500'],
    [
      'the sum of a checkout and a name',
      { payerName: 'Maria Papadopoulou', cents: 16_050 },
      checkout,
      'likely 41:6500 42:8550 43:1000',
    ],
    ['nothing', { payerName: 'Ann', cents: 1 }, [order(41), other], 'not-ours'],
    [
      'number, name and another currency',
      { text: '41', payerName: 'Maria Papadopoulou', currency: 'USD', cents: 100 },
      [order(41)],
      'currency 41:100',
    ],
    [
      'a number that is part of a date',
      { text: '41.11.2026 and 41/2', cents: 1 },
      [order(41)],
      'not-ours',
    ],
  ])('and %s', (_name, own, orders, expected) => {
    expect(outcome(own, orders)).toBe(expected);
  });

  it.each([
    ['Μαρία Παπαδοπούλου', 'MARIA PAPADOPOULOU'],
    ['Μιχάλης Χριστόπουλος', 'MICHALIS CHRISTOPOULOS'],
    ['Γιώργος Αγγελόπουλος', 'AGGELOPOULOS GIORGOS'],
    ['Ђорђе Ђоковић', 'DJORDJE DJOKOVIC'],
    ['Ђорђе Ђоковић', 'Đorđe Đoković'],
    ['Екатерина Щербакова', 'EKATERINA SHCHERBAKOVA'],
    ['Юлия Жукова', 'Yuliya Zhukova'],
    ['Səfər Quliyev', 'SAFAR GULIYEV'],
    ['Səfər Quliyev', 'Сафар Гулиев'],
    ['Ayşe Öztürk', 'AYSE OZTURK'],
    ['İbrahim Çağlar', 'IBRAHIM CAGLAR'],
    ['Jürgen Weiß', 'JUERGEN WEISS'],
  ])('knows %s as %s', (fan, payerName) => {
    expect(outcome({ payerName }, [order(41, { payers: [fan] }), other])).toBe('likely 41:6500');
  });

  it.each([
    ['Maria Papadopoulou', 'Nikos Papadakis'],
    ['Ann Lee', 'Ann Li'],
    ['Ivan Petrov', 'Ivana Petrović'],
  ])('does not take %s for %s', (fan, payerName) => {
    expect(outcome({ payerName }, [order(41, { payers: [fan] })])).toBe('unclear 41:6500');
  });
});
