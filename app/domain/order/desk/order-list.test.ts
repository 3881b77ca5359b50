import * as v from 'valibot';
import { expect, it } from 'vitest';

import { oldestFirst, statusParam, waitingFor } from './order-list.ts';
import { orderMoves } from '#domain/order/transitions/order-moves.ts';
import { orderStatuses } from '../order-status.ts';
import { roles } from '#domain/account/role.ts';

it('waits for anyone who can move it on, and for no one else', () => {
  for (const role of roles) {
    const open = orderMoves.filter(({ part }) => part === role || role === 'administrator');
    expect(waitingFor(role)).toEqual([...new Set(open.map(({ from }) => from))]);
  }
});

it('is answered in the order in which it came, as far as it waits for the reader', () => {
  expect(oldestFirst('manager', 'admin-approval')).toBe(true);
  expect(oldestFirst('fan', 'admin-approval')).toBe(false);
  expect(oldestFirst('manager', null)).toBe(false);
});

it('is not filtered by what is no status', () => {
  for (const status of orderStatuses) expect(v.parse(statusParam, status)).toBe(status);
  for (const nonsense of ['', 'paid', 7, null, ['on-hold']]) {
    expect(v.parse(statusParam, nonsense)).toBeUndefined();
  }
});
