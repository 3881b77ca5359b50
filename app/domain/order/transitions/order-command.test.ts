import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { orderActions } from './order-moves.ts';
import { orderCommandSchema, sendsParcel, trackingNumberSchema } from './order-command.ts';
import { rejectionReasons, rejectionSchema, rejectionWordsMaxLength } from './rejection.ts';

const seen = { orderId: 7, from: 'on-hold' } as const;

describe('the command to move an order', () => {
  it('is there for every action', () => {
    const commands = [
      { ...seen, action: 'accept' },
      { ...seen, action: 'reject', rejection: { reason: 'unclear', words: '' } },
      { ...seen, action: 'fulfil', trackingNumber: '' },
    ];
    expect(commands.map((command) => v.parse(orderCommandSchema, command).action)).toEqual([
      ...orderActions,
    ]);
  });

  it.each([
    ['without a reason', undefined],
    ['with a reason that no one offers', { reason: 'mood', words: '' }],
    ['with words that are none', { reason: 'unclear', words: 4 }],
  ])('is no rejection %s', (_how, rejection) => {
    expect(v.is(orderCommandSchema, { ...seen, action: 'reject', rejection })).toBe(false);
  });

  it.each([
    ['with no order', { orderId: undefined }, 'orderId'],
    ['with an order number below 1', { orderId: 0 }, 'orderId'],
    ['with an order number that is not whole', { orderId: 1.5 }, 'orderId'],
    ['without the status in which the order was seen', { from: undefined }, 'from'],
    ['with a status that no order has', { from: 'lost' }, 'from'],
  ])('is refused %s', (_how, change, part) => {
    const command = { ...seen, action: 'accept', ...change };
    const { issues } = v.safeParse(orderCommandSchema, command);
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([part]);
  });

  it('takes an order with the lowest number', () => {
    expect(v.is(orderCommandSchema, { orderId: 1, from: 'on-hold', action: 'accept' })).toBe(true);
  });

  it('fulfils an order without a tracking number, a parcel that has none, or answers unless told otherwise', () => {
    expect(v.parse(orderCommandSchema, { ...seen, action: 'fulfil' })).toEqual({
      ...seen,
      action: 'fulfil',
      trackingNumber: '',
      untracked: false,
      answers: [],
    });
  });

  it('fulfils a hundred lines at once and no more', () => {
    const withAnswers = (count: number) => ({
      ...seen,
      action: 'fulfil',
      answers: Array.from({ length: count }, (_none, line) => ({ lineId: line + 1, text: 'Yes.' })),
    });
    expect(v.is(orderCommandSchema, withAnswers(100))).toBe(true);
    expect(v.is(orderCommandSchema, withAnswers(101))).toBe(false);
  });
});

describe('a rejection', () => {
  it.each(rejectionReasons.filter((reason) => reason !== 'other'))(
    'needs no words for %s',
    (reason) => {
      expect(v.parse(rejectionSchema, { reason, words: '  ' })).toEqual({ reason, words: '' });
    },
  );

  it('says at the words that another reason needs some', () => {
    const { issues } = v.safeParse(rejectionSchema, { reason: 'other', words: ' \n ' });
    expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['words', 'required'],
    ]);
  });

  it('takes words up to the limit and none beyond', () => {
    const of = (length: number) => ({ reason: 'other', words: 'x'.repeat(length) });
    expect(v.is(rejectionSchema, of(rejectionWordsMaxLength))).toBe(true);
    expect(v.is(rejectionSchema, of(rejectionWordsMaxLength + 1))).toBe(false);
  });
});

describe('a tracking number', () => {
  it.each(['', 'RR123456789GR', 'JD 0146 0000-1234/56', 'ŽĆ_1.2'])('may be %j', (text) => {
    expect(v.is(trackingNumberSchema, text)).toBe(true);
  });

  it.each(['<b>1</b>', 'a\nb', 'x'.repeat(61), 'https://evil.test', '"1"'])('is not %j', (text) => {
    expect(v.is(trackingNumberSchema, text)).toBe(false);
  });

  it('says whether it is too long or has symbols that no carrier uses', () => {
    const faultsOf = (text: string) =>
      v.safeParse(trackingNumberSchema, text).issues?.map(({ message }) => message);
    expect(faultsOf(` ${'x'.repeat(60)} `)).toBeUndefined();
    expect(faultsOf('x'.repeat(61))).toEqual(['too-long']);
    expect(faultsOf('RR<1>')).toEqual(['tracking-number']);
  });

  it('is for orders with goods', () => {
    expect(sendsParcel({ lines: [{ service: 'getVideo' }, { service: null }] })).toBe(true);
    expect(sendsParcel({ lines: [{ service: 'getVideo' }] })).toBe(false);
  });
});
