import { expect, it } from 'vitest';

import { creditorReference, isCreditorReference } from './creditor-reference.ts';
import { billOf, type BilledOrder } from './shared-transfer.ts';
import { ordersPaidBy } from './orders-paid-by.ts';
import { checkoutReference, customerOfCheckout } from './checkout-reference.ts';

const order = (id: number, total: number, changes: Partial<BilledOrder> = {}): BilledOrder => ({
  ...{ id, number: String(id), celebrityName: 'Danae', total, status: 'admin-approval' },
  ...{ payment: 'awaiting', paymentMethod: 'bankTransfer', transactionId: '', payBy: null },
  ...changes,
});

it('names a checkout so that a bank takes it and its fan is found', () => {
  for (const [customer, seed] of [
    [1, 0],
    [14, 48_291_376],
    [2_147_483_647, 2 ** 48],
  ] as const) {
    const own = checkoutReference(customer, seed);
    expect(customerOfCheckout(own)).toBe(customer);
    const reference = creditorReference(own);
    expect(isCreditorReference(reference)).toBe(true);
    expect(reference.slice(4)).toBe(own);
  }
});

it('takes nothing else for a checkout', () => {
  for (const text of ['', '301', '14C1', 'C12345678', '0C12345678', '14C123456789', '14D12345678'])
    expect([text, customerOfCheckout(text)]).toEqual([text, null]);
});

it('pays an order of its own by its own number', () => {
  expect(billOf({ ...order(41, 4_500), checkout: null }, [order(42, 1)])).toMatchObject({
    ...{ number: '41', total: 4_500, end: null },
    orders: [{ id: 41 }],
  });
});

it('pays with one transfer what a checkout still has to pay, by the first day that it has to', () => {
  const first = order(41, 4_500, { payBy: '2026-06-09T10:00:00Z' });
  const bill = billOf({ ...first, checkout: { reference: '14C00000001', orders: 4 } }, [
    order(42, 6_000, { payBy: '2026-06-08T10:00:00Z' }),
    order(43, 7_900, { status: 'cancelled' }),
    order(44, 100, { payment: 'received' }),
    order(45, 100, { paymentMethod: 'card', transactionId: 'pi_1' }),
    first,
  ]);
  expect(bill.orders.map(({ id }) => id)).toEqual([41, 42]);
  expect(bill).toMatchObject({ number: '14C00000001', total: 10_500 });
  expect(bill.end?.toISOString()).toBe('2026-06-08T10:00:00.000Z');
});

it('marks all as paid by their sum to the cent, never by a part of it', () => {
  const orders = [order(41, 4_500), order(42, 6_000), order(43, 7_900, { payment: 'received' })];
  const ids = (amount: number) => ordersPaidBy(orders, amount)?.map(({ id }) => id) ?? null;
  expect(ids(10_500)).toEqual([41, 42]);
  for (const amount of [0, 4_500, 6_000, 10_499, 10_501, 18_400]) expect(ids(amount)).toBeNull();
  expect(ordersPaidBy([], 0)).toBeNull();
});

it('takes the sum that was asked for before one of them was cancelled, too', () => {
  const orders = [order(41, 4_500), order(42, 6_000, { status: 'cancelled' }), order(43, 7_900)];
  const ids = (amount: number) => ordersPaidBy(orders, amount)?.map(({ id }) => id) ?? null;
  expect(ids(18_400)).toEqual([41, 42, 43]);
  expect(ids(12_400)).toEqual([41, 43]);
  expect(ids(6_000)).toBeNull();
});
