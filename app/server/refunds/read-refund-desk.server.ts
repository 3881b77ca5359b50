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
import { owedOf, type OwedRefund } from './owed-refund.server.ts';
import type { RefundDesk } from './refund-desk.server.ts';
import { isStillDue, ordersOf } from './still-due.server.ts';
import { openParts, type PartRefundRow } from './store/part-refunds.server.ts';
import { listRefundRuns, ordersOnTheirWay, type RefundRun } from './store/refund-runs.server.ts';

const runsShown = 20;

/** An order that is owed something, and what. */
interface Owed {
  readonly order: Order;
  readonly owed: OwedRefund;
}

function owedSince({ order, owed }: Owed): string {
  const { paymentEvents, modifiedAt } = order;
  if (owed.part) return owed.part.createdAt.toISOString();
  return paymentEvents.findLast(({ to }) => to === 'refund-due')?.at ?? modifiedAt;
}

function dueRefund(one: Owed, known: KnownAccount | undefined): DueRefund {
  const { id: orderId, number, billing } = one.order;
  const { cents, part } = one.owed;
  const since = owedSince(one);
  const account = known && {
    holder: known.account.holder,
    ...{ end: endOf(known.account), source: known.source },
  };
  const fan = fullName(billing);
  return {
    orderId,
    number,
    fan,
    cents,
    reason: part?.reason ?? null,
    since,
    account: account ?? null,
  };
}

function runView(
  { refunds, ...run }: RefundRun,
  orders: ReadonlyMap<number, Order>,
  parts: ReadonlyMap<number, PartRefundRow>,
): RefundRunView {
  return {
    id: run.id,
    createdAt: run.createdAt.toISOString(),
    filedAt: run.filedAt?.toISOString() ?? null,
    sentAt: run.sentAt?.toISOString() ?? null,
    by: run.createdByName,
    refunds: refunds.flatMap((row) => {
      const { id, orderId, orderNumber: number, fan, cents, accountEnd: end, state } = row;
      if (!isRefundState(state)) return [];
      const isPrepared = refundMoves.send.from.includes(state);
      const isStale = isPrepared && !isStillDue(row, orders.get(orderId), parts.get(orderId));
      const isPart = row.partId !== null;
      return [{ ...{ id, orderId, number, fan, cents, end, state }, isPart, isStale }];
    }),
  };
}

/** The orders of which a part has to go back. */
async function owedParts(
  parts: ReadonlyMap<number, PartRefundRow>,
  onTheirWay: ReadonlySet<number>,
): Promise<readonly Owed[]> {
  const waiting = [...parts.values()].filter(({ orderId }) => !onTheirWay.has(orderId));
  const orders = await ordersOf(waiting.slice(0, maxRefundsAtOnce + 1));
  return [...orders.values()].flatMap((order) => {
    const owed = owedOf(order, parts.get(order.id));
    return owed?.part ? [{ order, owed }] : [];
  });
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
  const parts = await openParts(database);
  const whole = due.flatMap((order) => {
    const owed = owedOf(order, undefined);
    return owed ? [{ order, owed }] : [];
  });
  const all = [...whole, ...(await owedParts(parts, onTheirWay))];
  const shown = all
    .toSorted((one, other) => Date.parse(owedSince(one)) - Date.parse(owedSince(other)))
    .slice(0, maxRefundsAtOnce);
  const known = await knownAccounts(
    database,
    shown.map(({ order }) => order),
  );
  const runs = await listRefundRuns(database, runsShown);
  const orders = await ordersOf(
    runs.flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'prepared')),
  );
  return {
    hasOwnAccount: (await desk.ownAccount()) !== null,
    due: shown.map((one) => dueRefund(one, known.get(one.order.id))),
    isMore: all.length > shown.length,
    runs: runs.map((run) => runView(run, orders, parts)),
  };
}
