import { actsAs, type Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';

/**
 * Who may read an order's invoices: its fan, and those who run the shop. They name the fan's address, so its celebrity
 * may not.
 */
export function mayReadInvoices(actor: Actor, { customerId }: Pick<Order, 'customerId'>): boolean {
  return actor.id === customerId || actsAs(actor, 'manager');
}
