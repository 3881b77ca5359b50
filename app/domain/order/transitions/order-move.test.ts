import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  isUploading,
  mayRelease,
  moveFor,
  movesOpenTo,
  mustWaitForPayment,
  mustWaitForStore,
} from './order-move.ts';
import { mayAnswerWithVideo, mustSendVideoFirst } from './video-moves.ts';
import { maySeeOrder, statusesFor } from './order-visibility.ts';
import { orderActions } from './order-moves.ts';
import { orderStatuses, type OrderStatus } from '../order-status.ts';
import { roles, type Role } from '#domain/account/role.ts';

const order = {
  customerId: 14,
  celebrityId: 2,
  lines: [{ id: 1, service: null }],
  answers: [],
  openUpload: null,
  pendingFulfilment: null,
  trackingId: null,
  untracked: true,
  answerVideo: null,
  storeIsClosed: false,
  payment: 'received',
  startsUnpaid: false,
} as const;

describe('order moves', () => {
  it('lets a manager accept or reject an order that waits for approval', () => {
    const waiting = { ...order, status: 'admin-approval' } as const;
    const manager = { id: 9, role: 'manager' } as const;
    expect(moveFor(manager, waiting, 'accept')?.to).toBe('on-hold');
    expect(moveFor(manager, waiting, 'reject')?.to).toBe('cancelled');
    expect(moveFor(manager, waiting, 'fulfil')).toBeNull();
  });

  it('lets the order’s own celebrity accept, reject and fulfil, and no other', () => {
    const own = { id: 2, role: 'celebrity' } as const;
    const other = { id: 3, role: 'celebrity' } as const;
    expect(moveFor(own, { ...order, status: 'on-hold' }, 'accept')?.to).toBe('processing');
    expect(moveFor(own, { ...order, status: 'on-hold' }, 'reject')?.to).toBe('cancelled');
    expect(moveFor(own, { ...order, status: 'processing' }, 'fulfil')?.to).toBe('completed');
    for (const status of orderStatuses) {
      expect(movesOpenTo(other, { ...order, status })).toEqual([]);
    }
  });

  it('never opens a move to a fan, and never a move out of an ended order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...roles),
        fc.constantFrom(...orderStatuses),
        fc.constantFrom(...orderActions),
        fc.integer({ min: 1, max: 20 }),
        (role, status, action, id) => {
          const move = moveFor({ id, role }, { ...order, status }, action);
          if (role === 'fan') expect(move).toBeNull();
          if (['completed', 'cancelled', 'refunded', 'failed', 'pending'].includes(status)) {
            expect(move).toBeNull();
          }
          if (move) expect(move.from).toBe(status);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('accepts nothing for a celebrity whose store is closed; what was accepted can still be fulfilled', () => {
    const closed = { ...order, storeIsClosed: true };
    const open = ([id, role, status]: readonly [number, Role, OrderStatus]) =>
      movesOpenTo({ id, role }, { ...closed, status }).map(({ action }) => action);
    expect(open([9, 'manager', 'admin-approval'])).toEqual(['reject']);
    expect(open([1, 'administrator', 'admin-approval'])).toEqual(['reject']);
    expect(open([1, 'administrator', 'on-hold'])).toEqual(['reject']);
    expect(open([1, 'administrator', 'processing'])).toEqual(['fulfil']);
    const manager = { id: 9, role: 'manager' } as const;
    expect(mustWaitForStore(manager, { ...closed, status: 'admin-approval' })).toBe(true);
    expect(mustWaitForStore(manager, { ...closed, status: 'on-hold' })).toBe(false);
    expect(mustWaitForStore(manager, { ...order, status: 'admin-approval' })).toBe(false);
  });

  const celebrity = { id: 2, role: 'celebrity' } as const;
  const admin = { id: 1, role: 'administrator' } as const;
  it.each([
    ['awaiting', false, ['reject']],
    ['refund-due', false, ['reject']],
    ['refunded', false, ['reject']],
    ['received', false, ['accept', 'reject']],
    ['awaiting', true, ['accept', 'reject']],
  ] as const)(
    'opens, with the money %s and released %s, to celebrity and administrator: %j',
    (payment, startsUnpaid, open) => {
      const unpaid = { ...order, status: 'on-hold', payment, startsUnpaid } as const;
      for (const actor of [celebrity, admin]) {
        expect(movesOpenTo(actor, unpaid).map(({ action }) => action)).toEqual(open);
        expect(mustWaitForPayment(actor, unpaid)).toBe(open.length === 1);
      }
    },
  );

  it('approves an unpaid order, and goes on with what was begun', () => {
    const unpaid = { ...order, payment: 'awaiting' } as const;
    const manager = { id: 9, role: 'manager' } as const;
    expect(moveFor(manager, { ...unpaid, status: 'admin-approval' }, 'accept')?.to).toBe('on-hold');
    expect(moveFor(celebrity, { ...unpaid, status: 'processing' }, 'fulfil')?.to).toBe('completed');
    expect(mustWaitForPayment({ id: 3, role: 'celebrity' }, { ...unpaid, status: 'on-hold' })).toBe(
      false,
    );
  });

  it('is released by managers alone, while its celebrity waits for the money', () => {
    const unpaid = { ...order, status: 'on-hold', payment: 'awaiting' } as const;
    expect(mayRelease({ role: 'manager' }, unpaid)).toBe(true);
    expect(mayRelease(admin, unpaid)).toBe(true);
    expect(mayRelease(celebrity, unpaid)).toBe(false);
    expect(mayRelease({ role: 'fan' }, unpaid)).toBe(false);
    expect(mayRelease(admin, { ...unpaid, startsUnpaid: true })).toBe(false);
    expect(mayRelease(admin, { ...unpaid, payment: 'received' })).toBe(false);
    expect(mayRelease(admin, { ...unpaid, status: 'admin-approval' })).toBe(false);
    expect(mayRelease(admin, { ...unpaid, status: 'processing' })).toBe(false);
  });

  it('shows an order to its fan, its celebrity and managers only', () => {
    const approved = { ...order, status: 'on-hold', events: [] } as const;
    expect(maySeeOrder({ id: 14, role: 'fan' }, approved)).toBe(true);
    expect(maySeeOrder({ id: 15, role: 'fan' }, approved)).toBe(false);
    expect(maySeeOrder({ id: 2, role: 'celebrity' }, approved)).toBe(true);
    expect(maySeeOrder({ id: 3, role: 'celebrity' }, approved)).toBe(false);
    expect(maySeeOrder({ id: 8, role: 'manager' }, approved)).toBe(true);
  });

  it('shows a celebrity no order that managers have not approved, however it ended', () => {
    const celebrity = { id: 2, role: 'celebrity' } as const;
    const placed = { to: 'admin-approval' } as const;
    const passed = [placed, { to: 'on-hold' }] as const;
    for (const status of ['pending', 'admin-approval'] as const) {
      expect(maySeeOrder(celebrity, { ...order, status, events: passed })).toBe(false);
    }
    for (const status of ['cancelled', 'refunded', 'failed'] as const) {
      expect(maySeeOrder(celebrity, { ...order, status, events: [] })).toBe(false);
      expect(maySeeOrder(celebrity, { ...order, status, events: [placed] })).toBe(false);
      expect(maySeeOrder(celebrity, { ...order, status, events: passed })).toBe(true);
      // Let pass in the back end's own pages, which write no history; what was done here says where it stood.
      const left = { from: 'on-hold', to: status } as const;
      expect(maySeeOrder(celebrity, { ...order, status, events: [left] })).toBe(true);
    }
    for (const status of orderStatuses) {
      expect(maySeeOrder({ ...celebrity, id: 14 }, { ...order, status, events: [] })).toBe(true);
    }
  });

  it('keeps a video order open until its video is there', () => {
    const own = { id: 2, role: 'celebrity' } as const;
    const lines = [
      { id: 1, service: null },
      { id: 2, service: 'getVideo' },
    ] as const;
    const owing = { ...order, status: 'processing', lines } as const;
    expect(moveFor(own, owing, 'fulfil')).toBeNull();
    expect(mustSendVideoFirst(own, owing)).toBe(true);
    expect(mustSendVideoFirst({ id: 3, role: 'celebrity' }, owing)).toBe(false);
    const sent = { ...owing, answerVideo: { videoId: 'vi1' } };
    expect(moveFor(own, sent, 'fulfil')?.to).toBe('completed');
    expect(mustSendVideoFirst(own, sent)).toBe(false);
    expect(moveFor(own, { ...owing, status: 'on-hold' }, 'reject')?.to).toBe('cancelled');
  });

  it('is not fulfilled while a video is on its way, whatever is there already', () => {
    const own = { id: 2, role: 'celebrity' } as const;
    const sent = { ...order, status: 'processing', answerVideo: { videoId: 'vi1' } } as const;
    expect(moveFor(own, { ...sent, openUpload: 'vi1' }, 'fulfil')?.to).toBe('completed');
    const uploading = { ...sent, openUpload: 'vi2' };
    expect(moveFor(own, uploading, 'fulfil')).toBeNull();
    expect(isUploading(uploading)).toBe(true);
    const first = { ...uploading, answerVideo: null };
    expect(moveFor({ id: 1, role: 'administrator' }, first, 'fulfil')).toBeNull();
  });

  it('takes an answer video from the order’s celebrity only while it is being worked on', () => {
    const own = { id: 2, role: 'celebrity' } as const;
    expect(mayAnswerWithVideo(own, { ...order, status: 'processing' })).toBe(true);
    expect(mayAnswerWithVideo(own, { ...order, status: 'on-hold' })).toBe(false);
    expect(
      mayAnswerWithVideo({ id: 3, role: 'celebrity' }, { ...order, status: 'processing' }),
    ).toBe(false);
  });
});

it('offers a celebrity no status in which orders are not hers to see', () => {
  expect(statusesFor('celebrity')).toEqual([
    'on-hold',
    'processing',
    'completed',
    'cancelled',
    'refunded',
    'failed',
  ]);
  for (const role of ['fan', 'manager', 'administrator'] as const) {
    expect(statusesFor(role)).toContain('admin-approval');
  }
});
