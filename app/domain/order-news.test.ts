import { describe, expect, it } from 'vitest';

import { newsOf } from './order-news.ts';
import { orderMoves } from './order-move.ts';

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

  it.each(['pending', 'failed', 'refunded'] as const)('is nobody’s news as %s', (to) => {
    expect(told({ from: 'admin-approval', to, by: 'system' })).toEqual([]);
  });
});
