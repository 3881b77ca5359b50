import { expect, it } from 'vitest';

import { mayReadInvoices } from './document-reader.ts';

it('lets the fan of an order and those who run the shop read its invoices', () => {
  const order = { customerId: 7 };
  expect(mayReadInvoices({ id: 7, role: 'fan' }, order)).toBe(true);
  // A celebrity orders as well.
  expect(mayReadInvoices({ id: 7, role: 'celebrity' }, order)).toBe(true);
  expect(mayReadInvoices({ id: 1, role: 'manager' }, order)).toBe(true);
  expect(mayReadInvoices({ id: 1, role: 'administrator' }, order)).toBe(true);
  expect(mayReadInvoices({ id: 8, role: 'fan' }, order)).toBe(false);
  expect(mayReadInvoices({ id: 8, role: 'celebrity' }, order)).toBe(false);
});
