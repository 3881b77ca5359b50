import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { readCurrentOrder } from '#app/server/backend/orders/read-current-order.server.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { ordersOfCustomer } from '#app/server/backend/orders/promise/customer-orders.server.ts';
import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';
import {
  withdrawalStanding,
  type Withdrawal,
  type WithdrawalView,
} from '#domain/order/withdrawal/withdrawal.ts';
import { fullName } from '#domain/person/person-name.ts';

import { timeZoneOf } from '#app/server/people/store/time-zones.server.ts';
import { settleWithdrawal } from './settle-withdrawals.server.ts';
import { withdrawalMail } from './withdrawal-mail.server.ts';
import type { WithdrawalDesk } from './withdrawal-desk.server.ts';
import { addWithdrawal, findWithdrawals, type WithdrawalRow } from './store/withdrawals.server.ts';

function shown(row: WithdrawalRow): Withdrawal {
  return {
    orderId: row.orderId,
    number: row.orderNumber,
    celebrityName: row.celebrityName,
    at: row.at.toISOString(),
    reason: row.reason,
    awaitsReturn: row.awaitsReturn && row.returnedAt === null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
  };
}

type Reading = Pick<WithdrawalDesk, 'database' | 'rules' | 'now'>;

async function viewsOf(desk: Reading, orders: readonly Order[]): Promise<WithdrawalView[]> {
  const rules = await desk.rules();
  const now = desk.now().getTime();
  const rows = await findWithdrawals(
    desk.database,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => {
    const row = rows.get(order.id);
    return {
      ...{ orderId: order.id, number: order.number, celebrityName: order.celebrityName },
      withdrawal: row ? shown(row) : null,
      standing: withdrawalStanding(order, rules, now),
      consent: order.withdrawalTerms?.consent ?? null,
    };
  });
}

async function viewOf(desk: Reading, order: Order): Promise<WithdrawalView> {
  const [view] = await viewsOf(desk, [order]);
  if (!view) throw new AppError('not_found');
  return view;
}

/** The right of withdrawal of an order, for its fan and for managers. @throws AppError `not_found`, `not_allowed` */
export async function readWithdrawalOf(
  desk: Reading,
  actor: Actor,
  orderId: number,
): Promise<WithdrawalView> {
  const order = await getOrder(orderId, actor);
  const mayRead = order.customerId === actor.id || actsAs(actor, 'manager');
  if (!mayRead) throw new AppError('not_allowed');
  return viewOf(desk, order);
}

/** The right of withdrawal of the newest orders that someone placed. */
export async function readOwnWithdrawals(
  desk: Reading,
  actor: Actor,
): Promise<readonly WithdrawalView[]> {
  return viewsOf(desk, await ordersOfCustomer(actor.id));
}

/**
 * Declares the withdrawal from a whole order, for its fan. The declaration and its receipt by mail are written
 * together, once; what follows for the order is done at once where possible, and otherwise within a minute. A second
 * declaration changes nothing and is answered like the first.
 * @throws AppError `not_found`, `not_allowed`, `order_moved_on` if there is nothing to withdraw from any more
 */
export async function withdrawFrom(
  desk: WithdrawalDesk,
  actor: Actor,
  { orderId, reason }: { readonly orderId: number; readonly reason: string },
): Promise<WithdrawalView> {
  const own = await getOrder(orderId, actor);
  if (own.customerId !== actor.id) throw new AppError('not_allowed');
  const order = await readCurrentOrder(orderId);
  const { database, queue } = desk;
  const before = await viewOf(desk, order);
  if (before.withdrawal) return before;
  const { standing } = before;
  if (standing.kind === 'closed') throw new AppError('order_moved_on');
  const at = desk.now();
  const reader = await readCorrespondent(actor.id);
  const words = withdrawalMail(order, { at, reason, returnsGoods: standing.returnsGoods });
  const zone = await timeZoneOf(database, actor.id);
  const recipient = reader && recipientOf(reader, undefined, zone);
  const mail = recipient && (await writeMail(recipient, words, await desk.site()));
  await database.transaction(async (transaction) => {
    const isNew = await addWithdrawal(transaction, {
      orderId,
      orderNumber: order.number,
      customerId: actor.id,
      fan: fullName(order.billing),
      celebrityName: order.celebrityName,
      ...{ at, reason },
    });
    if (isNew && mail) await queue.put(mail, transaction);
  });
  // It is declared: whatever is in the way of the rest now is done by the next run.
  await settleWithdrawal(desk, { orderId, returnedAt: null }).catch((error: unknown) => {
    if (!(error instanceof AppError)) console.error(error);
  });
  return viewOf(desk, await readCurrentOrder(orderId));
}
