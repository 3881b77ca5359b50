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

  it('is for orders with goods', () => {
    expect(sendsParcel({ lines: [{ service: 'getVideo' }, { service: null }] })).toBe(true);
    expect(sendsParcel({ lines: [{ service: 'getVideo' }] })).toBe(false);
  });
});
