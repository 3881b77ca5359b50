import { linesThatPaid } from '#app/server/bank/store/paid-from.server.ts';
import { isNameForBanks } from '#app/server/payments/files/credit-transfer-file.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { Order } from '#domain/order/order.ts';
import { fullName } from '#domain/person/person-name.ts';
import {
  accountPaidFrom,
  isRefundedByTransfer,
  type RefundAccount,
  type RefundAccountSource,
} from '#domain/refund/refund-account.ts';

import { findRefundAccounts } from './store/refund-accounts.server.ts';
import { ordersThatCameBack } from './store/refund-runs.server.ts';

/** Where the money of an order goes back to. */
export interface KnownAccount {
  readonly account: RefundAccount;
  readonly source: RefundAccountSource;
}

/**
 * Where the money of these orders goes back to, as far as it is known: what the fan typed, or else the account that it
 * came from. After a refund came back, or if no bank takes the payer's name, only what the fan types counts.
 */
export async function knownAccounts(
  database: Pick<Database, 'select' | 'selectDistinct'>,
  orders: readonly Pick<Order, 'id' | 'billing'>[],
): Promise<ReadonlyMap<number, KnownAccount>> {
  const ids = orders.map(({ id }) => id);
  const typed = await findRefundAccounts(database, ids);
  const paid = await linesThatPaid(database, ids);
  const cameBack = await ordersThatCameBack(database, ids);
  const known = new Map<number, KnownAccount>();
  for (const { id, billing } of orders) {
    const own = typed.get(id)?.account;
    const from = cameBack.has(id) ? null : accountPaidFrom(paid.get(id) ?? [], fullName(billing));
    if (own) known.set(id, { account: own, source: 'fan' });
    else if (from && isNameForBanks({ name: from.holder, iban: from.iban }))
      known.set(id, { account: from, source: 'statement' });
  }
  return known;
}

/** Whether the fan of an order has to say where its money goes back to. */
export async function asksForRefundAccount(database: Database, order: Order): Promise<boolean> {
  if (!isRefundedByTransfer(order)) return false;
  return !(await knownAccounts(database, [order])).has(order.id);
}
