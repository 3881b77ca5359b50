import { describe, expect, it } from 'vitest';

import { newsOf } from './order-notifications.ts';
import { newsOfPayment } from './news-of-payment.ts';
import { orderMoves } from '#domain/order/transitions/order-moves.ts';
import { paymentMoves } from '#domain/payment/payment-move.ts';

/** Who is written to about what, as words. */
function told(...event: Parameters<typeof newsOf>): readonly string[] {
  return newsOf(...event).map(({ reader, topic }) => `${reader} ${topic}`);
}

describe('an event of an order', () => {
  it('confirms a new order to the fan, whatever was switched off, and tells the team that it waits', () => {
    const news = newsOf({ from: null, to: 'admin-approval', by: 'fan' });
    expect(news.map(({ reader, topic, kind }) => [reader, topic, kind])).toEqual([
      ['fan', 'placed', null],
      ['team', 'awaitsApproval', 'awaitsApproval'],
    ]);
  });

  it('tells the celebrity of a request when it was approved', () => {
    expect(told({ from: 'admin-approval', to: 'on-hold', by: 'manager' })).toEqual([
      'fan moved',
      'celebrity newRequest',
    ]);
  });

  it.each(orderMoves)('tells the fan of every move: $part, $action', ({ from, to, part }) => {
    expect(told({ from, to, by: part })).toContain('fan moved');
  });

  it('tells a celebrity that the team cancelled what he or she knew of, and of nothing else cancelled', () => {
    const cancelled = (from: 'admin-approval' | 'on-hold', by: 'celebrity' | 'administrator') =>
      told({ from, to: 'cancelled', by }).includes('celebrity withdrawn');
    expect(cancelled('on-hold', 'administrator')).toBe(true);
    expect(cancelled('on-hold', 'celebrity')).toBe(false);
    expect(cancelled('admin-approval', 'administrator')).toBe(false);
  });

  it('tells the fan of an order that ended by itself, whatever was switched off, and its celebrity', () => {
    const news = newsOf({ from: 'on-hold', to: 'cancelled', by: 'system' });
    expect(news.map(({ reader, topic, kind }) => [reader, topic, kind])).toEqual([
      ['fan', 'moved', null],
      ['celebrity', 'withdrawn', 'orderMoved'],
    ]);
    expect(told({ from: 'admin-approval', to: 'cancelled', by: 'system' })).toEqual(['fan moved']);
  });

  it.each(['pending', 'failed', 'refunded'] as const)('is no one’s news as %s', (to) => {
    expect(told({ from: 'admin-approval', to, by: 'system' })).toEqual([]);
  });
});

describe('a change of the payment', () => {
  it.each(paymentMoves)('is told to the fan when it says something new: $action', (move) => {
    const topics = newsOfPayment({ ...move, by: 'manager' }).map(({ topic }) => topic);
    expect(topics).toEqual(
      {
        receive: [move.to === 'received' ? 'paid' : 'refundDue'],
        takeBack: ['unpaid'],
        oweRefund: ['refundDue'],
        keep: [],
        refund: ['refunded'],
        reopenRefund: ['refundDue'],
      }[move.action],
    );
  });

  it('that comes with a cancellation, or with a card, is told by that', () => {
    expect(newsOfPayment({ from: 'received', to: 'refund-due', by: 'system' })).toEqual([]);
    expect(newsOfPayment({ from: 'awaiting', to: 'received', by: 'system' })).toEqual([]);
    expect(newsOfPayment({ from: null, to: 'awaiting', by: 'fan' })).toEqual([]);
  });
});
