import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { orderStatuses } from '#domain/order/order-status.ts';
import {
  paymentActions,
  paymentAfterMove,
  paymentMoveFor,
  paymentMoves,
  paymentMovesFrom,
  paymentMovesOpenTo,
} from './payment-move.ts';
import { awaitsPayment, calledOff, paymentMethods, paymentStates } from './payment.ts';
import { roles } from '#domain/account/role.ts';

const anyOrder = fc.record({
  status: fc.constantFrom(...orderStatuses),
  payment: fc.constantFrom(...paymentStates),
  paymentMethod: fc.constantFrom(...paymentMethods, null),
});
const runs = { numRuns: 10_000 };

describe('payment moves', () => {
  it('are open to managers and administrators alone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), anyOrder, (role, order) => {
        const open = paymentMovesOpenTo({ role }, order);
        const may = role === 'manager' || role === 'administrator';
        expect(open).toEqual(may ? paymentMovesFrom(order) : []);
      }),
      runs,
    );
  });

  it('leave from where the payment is, one way for each action, and lead elsewhere', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...paymentActions), (order, action) => {
        const ways = paymentMovesFrom(order).filter((move) => move.action === action);
        expect(ways.length).toBeLessThanOrEqual(1);
        const move = paymentMoveFor({ role: 'manager' }, order, action);
        if (!move) return;
        expect(move.from).toBe(order.payment);
        expect(move.to).not.toBe(move.from);
      }),
      runs,
    );
  });

  it('never keep the money of an order that is called off, and never pay money back that did not come', () => {
    const steps = fc.array(fc.constantFrom(...paymentActions), { maxLength: 12 });
    fc.assert(
      fc.property(anyOrder, steps, (start, actions) => {
        let order = { ...start, payment: paymentAfterMove(start.status, 'awaiting') };
        let came = 0;
        for (const action of actions) {
          const move = paymentMoveFor({ role: 'manager' }, order, action);
          if (!move) continue;
          if (move.from === 'awaiting') came += 1;
          if (move.to === 'awaiting') came -= 1;
          order = { ...order, payment: move.to };
          expect(came).toBe(move.to === 'awaiting' ? 0 : 1);
          if (calledOff.includes(order.status)) expect(order.payment).not.toBe('received');
        }
      }),
      runs,
    );
  });

  it('owe a refund by themselves when a paid order is called off, and do nothing else by themselves', () => {
    for (const status of orderStatuses) {
      for (const payment of paymentStates) {
        const owed = payment === 'received' && calledOff.includes(status);
        expect(paymentAfterMove(status, payment)).toBe(owed ? 'refund-due' : payment);
      }
    }
  });

  it('can bring in every payment that is awaited', () => {
    for (const status of orderStatuses) {
      const order = { status, payment: 'awaiting', paymentMethod: 'bankTransfer' } as const;
      const { to } = paymentMoveFor({ role: 'manager' }, order, 'receive') ?? {};
      expect(to).toBe(awaitsPayment(order) ? 'received' : 'refund-due');
    }
  });

  it('do not unsay what the card’s gateway said', () => {
    const paid = { status: 'on-hold', payment: 'received' } as const;
    const open = (paymentMethod: 'card' | 'bankTransfer') =>
      paymentMovesFrom({ ...paid, paymentMethod }).map(({ action }) => action);
    expect(open('card')).toEqual(['oweRefund']);
    expect(open('bankTransfer')).toEqual(['takeBack', 'oweRefund']);
  });

  it('use every action and reach every state', () => {
    expect(new Set(paymentMoves.map(({ action }) => action))).toEqual(new Set(paymentActions));
    expect(new Set(paymentMoves.map(({ to }) => to))).toEqual(new Set(paymentStates));
  });
});
