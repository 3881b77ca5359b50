import { paths } from '#backend/contract/paths.ts';
import { refundDatesSchema } from '#backend/contract/orders/refund.ts';
import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';
import { partialRefunds, type OrderRefund } from '#domain/refund/partial-refunds.ts';

import { ask } from '#app/server/backend/ask.server.ts';

const mostRefunds = 100;

/** A refund with its date, a UTC instant; undefined if the back end does not have it any more. */
export interface DatedRefund extends OrderRefund {
  readonly at?: string | undefined;
}

/**
 * Orders with the dates of their refunds, which orders themselves do not have. Asks the back end once for each order of
 * which a part went back.
 * @throws AppError while the back end is unavailable
 */
export async function withRefundDates<
  Refunded extends Pick<Order, 'id' | 'payment' | 'total' | 'refunds'>,
>(
  orders: readonly Refunded[],
): Promise<readonly (Refunded & { readonly refunds: readonly DatedRefund[] })[]> {
  const dated: (Refunded & { readonly refunds: readonly DatedRefund[] })[] = [];
  for (const order of orders) {
    const isDated = partialRefunds(order).length > 0;
    const dates = isDated ? await readDates(order.id) : new Map<number, string>();
    const refunds = order.refunds.map((refund) => ({ ...refund, at: dates.get(refund.id) }));
    dated.push({ ...order, refunds });
  }
  return dated;
}

async function readDates(orderId: number): Promise<ReadonlyMap<number, string>> {
  try {
    const refunds = await ask(paths.orderRefunds(orderId), {
      as: 'service',
      query: { per_page: mostRefunds },
      schema: refundDatesSchema,
      refusal: (status) => (status === 404 ? new AppError('not_found') : null),
    });
    return new Map(refunds.map(({ id, date_created_gmt: gmt }) => [id, `${gmt}.000Z`]));
  } catch (error) {
    // The order was deleted since it was read.
    if (error instanceof AppError && error.code === 'not_found') return new Map();
    throw error;
  }
}
