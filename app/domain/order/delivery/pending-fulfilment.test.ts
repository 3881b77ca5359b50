import { expect, it } from 'vitest';

import { mayFulfil, mayUndo, moveFor } from '../transitions/order-move.ts';
import { mayAnswerWithVideo } from '#domain/order/transitions/video-moves.ts';
import { orderStatuses } from '../order-status.ts';
import { isBeingSent, isCalledBack, wasNotSent } from './pending-fulfilment.ts';

const order = {
  status: 'processing',
  customerId: 14,
  celebrityId: 2,
  payment: 'received',
  lines: [{ id: 1, service: null }],
  answers: [],
  trackingId: null,
  untracked: true,
  answerVideo: null,
  openUpload: null,
  storeIsClosed: false,
  startsUnpaid: false,
  pendingFulfilment: { droppedAt: null },
} as const;
const own = { id: 2, role: 'celebrity' } as const;

it('keeps an order from being fulfilled again while it is being sent, until it is undone', () => {
  expect(isBeingSent(order)).toBe(true);
  expect([mayFulfil(own, order), mayAnswerWithVideo(own, order)]).toEqual([false, false]);
  expect(moveFor(own, order, 'fulfil')).toBeNull();
  const undone = { ...order, pendingFulfilment: null };
  expect([isBeingSent(undone), wasNotSent(undone)]).toEqual([false, false]);
  expect(moveFor(own, undone, 'fulfil')?.to).toBe('completed');
});

it('can be undone by its celebrity and by administrators', () => {
  expect(mayUndo(own, order)).toBe(true);
  expect(mayUndo({ id: 1, role: 'administrator' }, order)).toBe(true);
  expect(mayUndo({ id: 3, role: 'celebrity' }, order)).toBe(false);
  expect(mayUndo({ id: 9, role: 'manager' }, order)).toBe(false);
  expect(mayUndo({ id: 14, role: 'fan' }, order)).toBe(false);
  expect(mayUndo(own, { ...order, pendingFulfilment: null })).toBe(false);
});

it('was not sent once it was dropped, or the order went elsewhere', () => {
  const dropped = { ...order, pendingFulfilment: { droppedAt: '2026-06-01T10:00:10Z' } };
  expect([isBeingSent(dropped), wasNotSent(dropped)]).toEqual([false, true]);
  expect(moveFor(own, dropped, 'fulfil')?.to).toBe('completed');
  for (const status of orderStatuses.filter((one) => one !== 'processing')) {
    expect(wasNotSent({ ...order, status })).toBe(true);
    expect(isCalledBack({ ...order, status })).toBe(true);
  }
});

it('is called back with its money, not with a payment that is only awaited', () => {
  expect(isCalledBack(order)).toBe(false);
  expect(isCalledBack({ ...order, payment: 'awaiting' })).toBe(false);
  expect(isCalledBack({ ...order, payment: 'refund-due' })).toBe(true);
  expect(isCalledBack({ ...order, payment: 'refunded' })).toBe(true);
});
