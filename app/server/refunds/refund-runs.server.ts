import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import type { Cents } from '#domain/money/money.ts';
import { endOf } from '#domain/payment/transfer/sepa-account.ts';
import { fullName } from '#domain/person/person-name.ts';
import { assertRefunds } from '#domain/refund/refund.ts';

import { knownAccounts } from './known-accounts.server.ts';
import type { RefundDesk } from './refund-desk.server.ts';
import { isStillDue, ordersOf } from './still-due.server.ts';
import { sealRefundAccount } from './store/refund-accounts.server.ts';
import { addRefundRun, lockRefunds, type NewRefund } from './store/refund-runs.server.ts';

/** An order with the amount and the account that the manager saw. */
export interface ChosenRefund {
  readonly orderId: number;
  readonly cents: Cents;
  /** The last digits of the account. */
  readonly end: string;
}

/**
 * Makes a run of refunds: the whole of what each of these orders is owed. All of them, or none; of two runs at the same
 * moment the second is refused what the first one has. The log keeps it.
 * @returns the number of the run
 * @throws AppError `not_allowed`, `refund_moved_on` if an order or an account is not as it was seen
 */
export async function makeRefundRun(
  desk: RefundDesk,
  person: User,
  chosen: readonly ChosenRefund[],
): Promise<number> {
  assertRefunds(person);
  const { database } = desk;
  const debtor = await desk.ownAccount();
  if (!debtor) throw new AppError('refund_moved_on');
  const orders = await ordersOf(chosen);
  if (orders.size !== chosen.length) throw new AppError('refund_moved_on');
  return database.transaction(async (transaction) => {
    await lockRefunds(transaction);
    const now = desk.now();
    const known = await knownAccounts(transaction, [...orders.values()]);
    const made: NewRefund[] = [];
    for (const one of chosen) {
      const order = orders.get(one.orderId);
      const to = known.get(one.orderId);
      const isAsSeen = order && to && isStillDue(one, order) && endOf(to.account) === one.end;
      if (!isAsSeen) throw new AppError('refund_moved_on');
      const { id: orderId, number: orderNumber, customerId, billing, total: cents } = order;
      const { account, source } = to;
      made.push({
        ...{ orderId, orderNumber, customerId, fan: fullName(billing), cents, source },
        sealedAccount: await sealRefundAccount(account),
        accountEnd: endOf(account),
      });
    }
    const by = { createdAt: now, createdById: person.id, createdByName: person.name };
    const run = await addRefundRun(transaction, { ...by, debtor }, made);
    if (run === null) throw new AppError('refund_moved_on');
    const cents = made.reduce((sum, one) => sum + one.cents, 0);
    await noteChangeIn(transaction, {
      name: 'refund-run',
      value: { run, refunds: made.length, cents },
      ...{ actor: person, now },
    });
    return run;
  });
}
