import * as v from 'valibot';

import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { decimalFromCents, type Cents } from '#domain/money/money.ts';

import { ask } from '#app/server/backend/ask.server.ts';

const madeSchema = v.looseObject({ id: v.number() });

/** The service credential records refunds, always after our own check (ADR 0003). */
const as = 'service';

/**
 * Records that a part of an order's money went back: a refund of the back end, in WooCommerce one of its own. It sends
 * no money.
 * @throws AppError `refund_moved_on` if that much is not left of the order, or it is gone
 */
export async function recordRefund(
  orderId: number,
  { cents, reason }: { readonly cents: Cents; readonly reason: string },
): Promise<void> {
  await ask(paths.orderRefunds(orderId), {
    ...{ method: 'POST', as, schema: madeSchema },
    body: { amount: decimalFromCents(cents), reason, api_refund: false },
    refusal: (status) =>
      status === 400 || status === 404 || status === 409 ? new AppError('refund_moved_on') : null,
  });
}

/** Takes a refund off an order: its money came back. One that is gone counts. */
export async function removeRefund(orderId: number, refundId: number): Promise<void> {
  try {
    await ask(`${paths.orderRefunds(orderId)}/${refundId}`, {
      ...{ method: 'DELETE', as, query: { force: 'true' }, schema: madeSchema },
      refusal: (status) => (status === 404 ? new AppError('not_found') : null),
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  }
}
