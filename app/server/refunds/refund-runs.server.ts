import { runFile, type RunTransfer } from '#app/server/payments/files/run-file.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { ledgerCurrency } from '#domain/ledger/ledger.ts';
import type { Cents } from '#domain/money/money.ts';
import { endOf } from '#domain/payment/transfer/sepa-account.ts';
import { fullName } from '#domain/person/person-name.ts';
import { assertRefunds, refundReference, refundRunReference } from '#domain/refund/refund.ts';

import { knownAccounts } from './known-accounts.server.ts';
import { owedOf } from './owed-refund.server.ts';
import type { RefundDesk } from './refund-desk.server.ts';
import { ordersOf } from './still-due.server.ts';
import { movePart, openParts } from './store/part-refunds.server.ts';
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
 * Makes a run of refunds: the whole of what each of these orders is owed, or the part that a manager decided on. All of
 * them, or none; of two runs at the same moment the second is refused what the first one has. The log keeps it.
 * @returns the number of the run
 * @throws AppError `not_allowed`, `refund_moved_on` if an order or an account is not as it was seen, `run_unsendable`
 *   if a bank would refuse one of the accounts
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
  const site = await desk.site();
  const orders = await ordersOf(chosen);
  if (orders.size !== chosen.length) throw new AppError('refund_moved_on');
  return database.transaction(async (transaction) => {
    await lockRefunds(transaction);
    const now = desk.now();
    const known = await knownAccounts(transaction, [...orders.values()]);
    const parts = await openParts(transaction, [...orders.keys()]);
    const made: NewRefund[] = [];
    const transfers: RunTransfer[] = [];
    for (const one of chosen) {
      const order = orders.get(one.orderId);
      const to = known.get(one.orderId);
      const part = parts.get(one.orderId);
      const owed = order ? owedOf(order, part) : null;
      const isAsSeen = owed?.cents === one.cents && to && endOf(to.account) === one.end;
      if (!isAsSeen || !order) throw new AppError('refund_moved_on');
      // A part that was decided on before the order was called off is in what it is owed now.
      if (part && !owed.part) await movePart(transaction, part.id, ['owed', 'dropped'], now);
      const { id: orderId, number: orderNumber, customerId, billing } = order;
      const { cents } = owed;
      const { account, source } = to;
      const fan = fullName(billing);
      const reference = refundReference({ id: transfers.length + 1, orderNumber });
      transfers.push({ reference, name: fan, cents, currency: ledgerCurrency, account });
      made.push({
        ...{ orderId, orderNumber, customerId, fan, cents, source },
        partId: owed.part?.id ?? null,
        sealedAccount: await sealRefundAccount(account),
        accountEnd: endOf(account),
      });
    }
    // What the bank would refuse is refused before anything is written.
    const content = { messageId: refundRunReference(1), transfers };
    runFile({ debtor, day: now, createdAt: now }, content, site.name);
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
