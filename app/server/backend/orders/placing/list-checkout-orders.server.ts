import { orderListSchema } from '#backend/contract/orders/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { billedOrder, type BilledOrder } from '#domain/payment/transfer/shared-transfer.ts';
import { customerOfCheckout } from '#domain/payment/transfer/checkout-reference.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { orderFrom } from '../order-reading.server.ts';

/**
 * The orders that one checkout became, oldest first. Not for anyone but the one who ordered and those who run the shop.
 * @param reference the own part of the reference that they share; what is none names no orders
 */
export async function listCheckoutOrders(reference: string): Promise<readonly BilledOrder[]> {
  const customer = customerOfCheckout(reference);
  if (customer === null) return [];
  const found = await ask(paths.orders, {
    as: 'service',
    query: { customer, match: creditorReference(reference), per_page: maxPerPage },
    schema: orderListSchema,
  });
  // A back end that does not know this filter answers all orders of the customer.
  return found
    .map(orderFrom)
    .filter(({ checkout, customerId }) => {
      return checkout?.reference === reference && customerId === customer;
    })
    .map(billedOrder)
    .toSorted((one, other) => one.id - other.id);
}
