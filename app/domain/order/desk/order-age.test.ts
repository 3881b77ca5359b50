import { expect, it } from 'vitest';

import { ageOf } from './order-age.ts';
import type { OrderEvent } from '#domain/order/order-parts.ts';

const createdAt = '2026-11-01T10:00:00Z';
const by = { by: 'manager', rejection: null } as const;
const approved: OrderEvent = { at: '2026-11-03T10:00:00Z', from: null, to: 'on-hold', ...by };

function ageAt(time: string, events: readonly OrderEvent[] = []) {
  return ageOf({ status: 'on-hold', events, createdAt }, new Date(time).getTime());
}

it.each([
  ['2026-11-01T09:00:00Z', { unit: 'hour', count: 0 }],
  ['2026-11-01T10:59:59Z', { unit: 'hour', count: 0 }],
  ['2026-11-01T11:00:00Z', { unit: 'hour', count: 1 }],
  ['2026-11-03T09:59:59Z', { unit: 'hour', count: 47 }],
  ['2026-11-03T10:00:00Z', { unit: 'day', count: 2 }],
  ['2026-11-24T12:00:00Z', { unit: 'day', count: 23 }],
])('of an order placed on the first at ten is, at %s, %o', (time, age) => {
  expect(ageAt(time)).toEqual(age);
});

it('counts from when the order came into its status', () => {
  expect(ageAt('2026-11-06T10:00:00Z', [approved])).toEqual({ unit: 'day', count: 3 });
});
