import { balancesAfter, type LedgerBalances } from './ledger.ts';
import type { Movement } from './movement.ts';
import { movementsOf, type BookedOrder } from './order-movements.ts';

export const rate = 2_000;
export const at = (minute: number) => new Date(Date.UTC(2026, 5, 1, 10, minute)).toISOString();

/** A fulfilled order of 65 € that was paid in advance, unless said otherwise. */
export function orderOf(parts: Partial<BookedOrder> = {}): BookedOrder {
  return {
    ...{ id: 7, status: 'completed', payment: 'received', celebrityId: 3, isOfShop: false },
    ...{ createdAt: at(0), modifiedAt: at(50), paidAt: at(1), completedAt: at(9) },
    ...{ paymentMethod: 'bankTransfer', total: 6_500, tax: 0, shipping: 0, shippingTax: 0 },
    includesTax: false,
    events: [
      { at: at(0), from: null, to: 'admin-approval' },
      { at: at(9), from: 'processing', to: 'completed' },
    ],
    paymentEvents: [{ at: at(1), from: 'awaiting', to: 'received' }],
    refunds: [],
    ...parts,
  };
}
export const nothing = { keys: new Set<string>(), balances: {}, partRefunds: new Map() };
export const booked = (order: BookedOrder) => {
  const movements = movementsOf(order, rate);
  return {
    keys: new Set(movements.map(({ key }) => key)),
    balances: movements.reduce<LedgerBalances>((sum, { lines }) => balancesAfter(sum, lines), {}),
    partRefunds: partRefundsIn(movements),
  };
};
export function partRefundsIn(movements: readonly Movement[]) {
  const parts = movements.filter(({ kind }) => kind === 'part-refunded');
  return new Map(parts.map(({ key, lines }) => [key, lines]));
}
