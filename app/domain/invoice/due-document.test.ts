import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { PaymentState } from '#domain/payment/payment.ts';
import { dueDocument, type InvoicedOrder, type IssuedDocument } from './due-document.ts';

const order = (payment: PaymentState, changes: Partial<InvoicedOrder> = {}): InvoicedOrder => ({
  ...{ status: 'on-hold', payment, total: 6_500, paymentEvents: [], refunds: [] },
  ...changes,
});
const refundOf = (amount: number): Partial<InvoicedOrder> => ({
  paymentEvents: [
    { at: '', from: 'refund-due', to: 'refunded', by: 'manager', name: '', amount, reference: '' },
  ],
});
const invoice: IssuedDocument = { kind: 'invoice', number: 'INV-1', total: 6_500, refersTo: null };
const credit = (total: number, number = 'CN-1'): IssuedDocument => ({
  ...{ kind: 'credit-note', number, total, refersTo: { number: 'INV-1', issuedAt: '' } },
});

it('invoices an order once it is paid, and once only', () => {
  expect(dueDocument(order('awaiting'), [])).toBeNull();
  expect(dueDocument(order('received'), [])).toEqual({ kind: 'invoice' });
  expect(dueDocument(order('received'), [invoice])).toBeNull();
  expect(dueDocument(order('received', { total: 0 }), [])).toBeNull();
});

it('takes an invoice back by what was refunded', () => {
  const back = (cents: number) => ({ kind: 'credit-note', invoice: 'INV-1', cents });
  expect(dueDocument(order('refund-due'), [invoice])).toBeNull();
  expect(dueDocument(order('refunded', refundOf(6_500)), [invoice])).toEqual(back(6_500));
  expect(dueDocument(order('refunded', refundOf(2_000)), [invoice])).toEqual(back(2_000));
  expect(dueDocument(order('refunded', refundOf(6_500)), [invoice, credit(2_000)])).toEqual(
    back(4_500),
  );
  expect(dueDocument(order('refunded', refundOf(6_500)), [invoice, credit(6_500)])).toBeNull();
  // WooCommerce keeps no amount.
  expect(dueDocument(order('refunded'), [invoice])).toEqual(back(6_500));
});

it('has a credit note for each refund of a part, and one for the rest', () => {
  const refunds = [
    { id: 90, cents: 1_001, reason: '' },
    { id: 91, cents: 99, reason: '' },
  ];
  const back = (cents: number) => ({ kind: 'credit-note', invoice: 'INV-1', cents });
  const part = order('received', { refunds });
  expect(dueDocument(part, [])).toEqual({ kind: 'invoice' });
  expect(dueDocument(part, [invoice])).toEqual(back(1_001));
  expect(dueDocument(part, [invoice, credit(1_001)])).toEqual(back(99));
  const issued = [invoice, credit(1_001), credit(99, 'CN-2')];
  expect(dueDocument(part, issued)).toBeNull();
  expect(dueDocument(order('refund-due', { refunds }), issued)).toBeNull();
  const all = [...refunds, { id: 92, cents: 5_400, reason: '' }];
  const whole = order('refunded', { refunds: all, ...refundOf(6_500) });
  expect(dueDocument(whole, issued)).toEqual(back(5_400));
  expect(dueDocument(whole, [...issued, credit(5_400, 'CN-3')])).toBeNull();
  // All of it went back in a plain WooCommerce, whose order is still marked as paid.
  expect(dueDocument(order('received', { refunds: all }), issued)).toEqual(back(5_400));
  // A refund that is gone again: the invoice is too low, and made anew.
  expect(dueDocument(order('received'), issued)).toEqual(back(5_400));
});

it('takes it back when the money turns out to belong to another order, and invoices it again later', () => {
  expect(dueDocument(order('awaiting'), [invoice])).toMatchObject({ cents: 6_500 });
  expect(dueDocument(order('received'), [invoice, credit(6_500)])).toEqual({ kind: 'invoice' });
  expect(dueDocument(order('refund-due'), [invoice, credit(6_500)])).toBeNull();
});

it('invoices nothing that was called off before', () => {
  for (const payment of ['refund-due', 'refunded'] as const) {
    expect(dueDocument(order(payment, { status: 'cancelled' }), [])).toBeNull();
  }
  expect(dueDocument(order('refund-due'), [])).toEqual({ kind: 'invoice' });
});

it('replaces an invoice that is too low', () => {
  const changed = order('received', { total: 7_000 });
  expect(dueDocument(changed, [invoice])).toMatchObject({ kind: 'credit-note', cents: 6_500 });
  expect(dueDocument(changed, [invoice, credit(6_500)])).toEqual({ kind: 'invoice' });
});

it('always comes to an end, after which the documents say what the payment says', () => {
  const states = fc.constantFrom<PaymentState>('awaiting', 'received', 'refund-due', 'refunded');
  const step = fc.record({
    payment: states,
    total: fc.integer({ min: 0, max: 500 }),
    refunded: fc.integer({ min: 0, max: 500 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const issued: IssuedDocument[] = [];
      for (const { payment, total, refunded } of steps) {
        const now = order(payment, { total, ...refundOf(Math.min(refunded, total)) });
        for (let turn = 0; ; turn += 1) {
          expect(turn).toBeLessThan(12);
          const due = dueDocument(now, issued);
          if (!due) break;
          const number = `${due.kind} ${issued.length}`;
          issued.push(
            due.kind === 'invoice'
              ? { kind: 'invoice', number, total, refersTo: null }
              : {
                  kind: due.kind,
                  number,
                  total: due.cents,
                  refersTo: { number: due.invoice, issuedAt: '' },
                },
          );
        }
        const sum = issued.reduce(
          (all, one) => all + (one.kind === 'invoice' ? one.total : -one.total),
          0,
        );
        if (payment === 'awaiting') expect(sum).toBe(0);
        if (payment === 'received') expect(sum).toBe(total);
        for (const { total: each } of issued) expect(each).toBeGreaterThan(0);
      }
    }),
  );
});
