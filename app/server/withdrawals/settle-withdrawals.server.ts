import {
  cancelWithdrawn,
  oweWithdrawn,
} from '#app/server/backend/orders/promise/withdrawn-order.server.ts';
import { readCurrentOrder } from '#app/server/backend/orders/read-current-order.server.ts';
import { AppError } from '#domain/app-error.ts';
import { withdrawalStep } from '#domain/order/withdrawal/withdrawal.ts';

import type { WithdrawalDesk } from './withdrawal-desk.server.ts';
import {
  awaitReturn,
  noteSettled,
  unsettledWithdrawals,
  type WithdrawalRow,
} from './store/withdrawals.server.ts';

const atOnce = 100;
/** A change at the same moment makes the next reading differ; more than a few are another run's. */
const mostTries = 3;

type Desk = Pick<WithdrawalDesk, 'database' | 'now'>;

/**
 * Does what a declaration leads to: cancels the order, waits for its goods, or makes its refund due. Safe to repeat,
 * and in several processes at once: the back end compares the state that the order was read in.
 * @throws AppError `order_moved_on` if the order is changed all the time, or is about to be sent
 */
export async function settleWithdrawal(
  { database, now }: Desk,
  { orderId, returnedAt }: Pick<WithdrawalRow, 'orderId' | 'returnedAt'>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const order = await readCurrentOrder(orderId);
    const step = withdrawalStep(order, returnedAt !== null);
    if (step === 'await-return') return awaitReturn(database, orderId);
    try {
      if (step === 'cancel') await cancelWithdrawn(order, now());
      if (step === 'refund') await oweWithdrawn(order);
      return await noteSettled(database, orderId, now());
    } catch (error) {
      const isLate = error instanceof AppError && error.code === 'order_moved_on';
      if (!isLate || tries === mostTries) throw error;
    }
  }
}

/** Settles what was interrupted, or came while its order was being sent. A failure does not block the others. */
export async function settleWithdrawals(
  desk: Desk,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const row of await unsettledWithdrawals(desk.database, atOnce)) {
    if (isStopped()) return;
    try {
      await settleWithdrawal(desk, row);
    } catch (error) {
      const isLate = error instanceof AppError && error.code === 'order_moved_on';
      if (!isLate) console.error(error);
    }
  }
}
