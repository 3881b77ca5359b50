import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { Actor } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import type { ExpectedReturn } from '#domain/order/withdrawal/withdrawal.ts';
import { assertRefunds } from '#domain/refund/refund.ts';

import { settleWithdrawal } from './settle-withdrawals.server.ts';
import type { WithdrawalDesk } from './withdrawal-desk.server.ts';
import { expectedReturns, findWithdrawals, noteReturned } from './store/withdrawals.server.ts';

const mostShown = 100;

/** The orders that were withdrawn from and whose goods have not come back. @throws AppError `not_allowed` */
export async function readExpectedReturns(
  { database }: Pick<WithdrawalDesk, 'database'>,
  actor: Pick<Actor, 'role'>,
): Promise<readonly ExpectedReturn[]> {
  assertRefunds(actor);
  const rows = await expectedReturns(database, mostShown);
  return rows.map(({ orderId, orderNumber: number, fan, celebrityName, at, reason }) => ({
    ...{ orderId, number, fan, celebrityName, at: at.toISOString(), reason },
  }));
}

/**
 * Notes that the goods of an order came back, once, and makes its refund due.
 * @throws AppError `not_allowed`, `not_found`, `refund_moved_on` if another manager noted it
 */
export async function noteGoodsReturned(
  desk: Pick<WithdrawalDesk, 'database' | 'now'>,
  person: User,
  orderId: number,
): Promise<void> {
  assertRefunds(person);
  const { database } = desk;
  const row = (await findWithdrawals(database, [orderId])).get(orderId);
  if (!row) throw new AppError('not_found');
  const at = desk.now();
  await database.transaction(async (transaction) => {
    const by = { id: person.id, name: person.name, at };
    if (!(await noteReturned(transaction, orderId, by))) throw new AppError('refund_moved_on');
    await noteChangeIn(transaction, {
      name: 'goods-returned',
      value: { number: row.orderNumber },
      ...{ actor: person, now: at },
    });
  });
  // What is in the way of the refund now is tried again within a minute.
  await settleWithdrawal(desk, { orderId, returnedAt: at }).catch((error: unknown) => {
    if (!(error instanceof AppError)) console.error(error);
  });
}
