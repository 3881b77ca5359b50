import { describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import { paymentMeta } from '#app/server/backend/payments/payment-meta.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { paymentFromDates } from '#domain/payment/payment.ts';

import { recordings } from '../../contract/woocommerce/recordings.ts';

/** The app wrote into some of the recorded orders already. */
const isOurs = ({ key }: { readonly key: string }) => key === orderMeta.payment;

const recorded = recordings.flatMap(({ response }) => {
  const order = v.safeParse(orderSchema, response.body);
  return order.success && !order.output.meta_data.some(isOurs) ? [order.output] : [];
});

describe('the payment of an order of a plain WordPress', () => {
  it('follows from its dates as long as no one recorded more', () => {
    expect(recorded.length).toBeGreaterThan(10);
    for (const wire of recorded) {
      const { status, paidAt, payment, paymentEvents } = orderFrom(wire);
      expect([payment, paymentEvents]).toEqual([paymentFromDates({ status, paidAt }), []]);
    }
  });

  it('is what our meta says, whatever WooCommerce dated, with its whole history', () => {
    const person = { id: 9, role: 'manager', name: 'Mona Desk' } as const;
    for (const wire of recorded) {
      const order = orderFrom(wire);
      const before = { ...order, payment: 'awaiting', paymentEvents: [] } as const;
      const once = paymentMeta(before, 'received', person, { reference: 'line 3' });
      const received = orderFrom({ ...wire, meta_data: [...wire.meta_data, ...once] });
      expect(received.payment).toBe('received');
      const twice = paymentMeta(received, 'refund-due', 'system');
      const due = orderFrom({ ...wire, meta_data: [...wire.meta_data, ...twice] });
      expect(due.payment).toBe('refund-due');
      expect(due.paymentEvents.map(({ from, to, by, name }) => [from, to, by, name])).toEqual([
        ['awaiting', 'received', 'manager', 'Mona Desk'],
        ['received', 'refund-due', 'system', ''],
      ]);
      expect(due.paymentEvents[0]?.amount).toBe(order.total);
    }
  });

  it('is left alone by a change that does not concern it', () => {
    const order = { payment: 'received', paymentEvents: [], total: 100 } as const;
    expect(paymentMeta(order, 'received', 'system')).toEqual([]);
    expect(paymentMeta(order, 'refund-due', 'system').map(({ key }) => key)).toContain(
      orderMeta.paymentFrom,
    );
  });
});
