import { expect, it } from 'vitest';

import type { OrderStatus } from './order-status.ts';
import { timelineOf } from './order-timeline.ts';
import type { OrderEvent } from './order-parts.ts';

const createdAt = '2026-06-01T10:00:00Z';

function wayOf(status: OrderStatus, events: readonly OrderEvent[] = []): string[] {
  return timelineOf({ status, events, createdAt }).map((node) =>
    'step' in node ? `${node.kind} ${node.step}` : `${node.kind} ${node.status}`,
  );
}

function event(to: OrderStatus, at: string): OrderEvent {
  return { at, from: null, to, by: 'system', rejection: null };
}

it('shows what is done, where the order stands and what is to come', () => {
  expect(wayOf('admin-approval')).toEqual([
    'done requested',
    'now admin-approval',
    'todo accepted',
    'todo completed',
  ]);
  expect(wayOf('on-hold')).toEqual([
    'done requested',
    'done approved',
    'now on-hold',
    'todo completed',
  ]);
  expect(wayOf('processing')).toEqual([
    'done requested',
    'done approved',
    'done accepted',
    'now processing',
    'todo completed',
  ]);
  expect(wayOf('completed').at(-1)).toBe('done completed');
});

it('ends a cancelled order after the steps that it made', () => {
  const events = [
    event('admin-approval', '2026-06-01T10:00:00Z'),
    event('on-hold', '2026-06-01T11:00:00Z'),
    event('cancelled', '2026-06-01T12:00:00Z'),
  ];
  expect(wayOf('cancelled', events)).toEqual([
    'done requested',
    'done approved',
    'ended cancelled',
  ]);
  expect(timelineOf({ status: 'cancelled', events, createdAt }).at(-1)).toMatchObject({
    at: '2026-06-01T12:00:00Z',
  });
});

it('knows when an order was placed even where no one recorded events', () => {
  expect(timelineOf({ status: 'completed', events: [], createdAt })).toEqual([
    { kind: 'done', step: 'requested', at: createdAt },
    { kind: 'done', step: 'approved', at: null },
    { kind: 'done', step: 'accepted', at: null },
    { kind: 'done', step: 'completed', at: null },
  ]);
});
