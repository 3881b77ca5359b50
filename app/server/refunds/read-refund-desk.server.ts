import { readOrdersByPayment } from '#app/server/backend/payments/orders-by-payment.server.ts';
import type { Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';
import { endOf } from '#domain/payment/transfer/sepa-account.ts';
import { fullName } from '#domain/person/person-name.ts';
import { isRefundedByTransfer } from '#domain/refund/refund-account.ts';
import {
  assertRefunds,
  isRefundState,
  maxRefundsAtOnce,
  refundMoves,
  type DueRefund,
  type RefundDeskView,
  type RefundRunView,
} from '#domain/refund/refund.ts';

import { knownAccounts, type KnownAccount } from './known-accounts.server.ts';
import type { RefundDesk } from './refund-desk.server.ts';
import { isStillDue, ordersOf } from './still-due.server.ts';
import { listRefundRuns, ordersOnTheirWay, type RefundRun } from './store/refund-runs.server.ts';

const runsShown = 20;

function dueRefund(order: Order, known: KnownAccount | undefined): DueRefund {
  const { id: orderId, number, total: cents, billing, paymentEvents, modifiedAt } = order;
  const since = paymentEvents.findLast(({ to }) => to === 'refund-due')?.at ?? modifiedAt;
  const account = known && {
    holder: known.account.holder,
    ...{ end: endOf(known.account), source: known.source },
  };
  return { orderId, number, fan: fullName(billing), cents, since, account: account ?? null };
}

function runView(
  { refunds, ...run }: RefundRun,
  orders: ReadonlyMap<number, Order>,
): RefundRunView {
  return {
    id: run.id,
    createdAt: run.createdAt.toISOString(),
    sentAt: run.sentAt?.toISOString() ?? null,
    by: run.createdByName,
    refunds: refunds.flatMap((row) => {
      const { id, orderId, orderNumber: number, fan, cents, accountEnd: end, state } = row;
      if (!isRefundState(state)) return [];
      const isPrepared = refundMoves.send.from.includes(state);
      const isStale = isPrepared && !isStillDue(row, orders.get(orderId));
      return [{ ...{ id, orderId, number, fan, cents, end, state }, isStale }];
    }),
  };
}

/** What has to go back by bank transfer, and the newest runs. @throws AppError `not_allowed` */
export async function readRefundDesk(
  desk: Pick<RefundDesk, 'database' | 'ownAccount'>,
  actor: Pick<Actor, 'role'>,
): Promise<RefundDeskView> {
  assertRefunds(actor);
  const { database } = desk;
  const onTheirWay = await ordersOnTheirWay(database);
  const due = await readOrdersByPayment(
    'refund-due',
    (order) => isRefundedByTransfer(order) && !onTheirWay.has(order.id),
    { most: maxRefundsAtOnce + 1, oldestFirst: true },
  );
  const shown = due.slice(0, maxRefundsAtOnce);
  const known = await knownAccounts(database, shown);
  const runs = await listRefundRuns(database, runsShown);
  const orders = await ordersOf(
    runs.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'prepared')),
  );
  return {
    hasOwnAccount: (await desk.ownAccount()) !== null,
    due: shown.map((order) => dueRefund(order, known.get(order.id))),
    isMore: due.length > shown.length,
    runs: runs.map((run) => runView(run, orders)),
  };
}
