import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import { isNameForBanks } from '#app/server/payments/files/credit-transfer-file.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import type { Order } from '#domain/order/order.ts';
import { endOf } from '#domain/payment/transfer/sepa-account.ts';
import type { RefundAccount } from '#domain/refund/refund-account.ts';
import type { OwnRefundAccount } from '#domain/refund/refund.ts';

import { knownAccounts } from './known-accounts.server.ts';
import { owedOf } from './owed-refund.server.ts';
import type { RefundDesk } from './refund-desk.server.ts';
import { refundAccountMail } from './refund-mails.server.ts';
import { openParts } from './store/part-refunds.server.ts';
import {
  findRefundAccounts,
  sealRefundAccount,
  storeRefundAccount,
} from './store/refund-accounts.server.ts';
import { lockRefunds, ordersOnTheirWay, ordersThatCameBack } from './store/refund-runs.server.ts';

/** @throws AppError `not_found`, `not_allowed` to all but the fan of an order that is owed a transfer */
async function readOwnOrder(
  { database }: Pick<RefundDesk, 'database'>,
  orderId: number,
  person: User,
): Promise<Order> {
  const order = await getOrder(orderId, person);
  if (person.id !== order.customerId) throw new AppError('not_allowed');
  const part = (await openParts(database, [orderId])).get(orderId);
  if (!owedOf(order, part)) throw new AppError('not_allowed');
  return order;
}

async function viewOf({ database }: Pick<RefundDesk, 'database'>, order: Order) {
  const typed = (await findRefundAccounts(database, [order.id])).get(order.id);
  const known = (await knownAccounts(database, [order])).get(order.id);
  return {
    account: typed?.account ?? null,
    end: known ? endOf(known.account) : null,
    source: known?.source ?? null,
    isOnItsWay: (await ordersOnTheirWay(database, [order.id])).has(order.id),
    cameBack: (await ordersThatCameBack(database, [order.id])).has(order.id),
    version: typed?.version ?? 0,
  } satisfies OwnRefundAccount;
}

/** Where the money of an own order goes back to. @throws AppError `not_found`, `not_allowed` */
export async function readOwnRefundAccount(
  desk: Pick<RefundDesk, 'database'>,
  person: User,
  orderId: number,
): Promise<OwnRefundAccount> {
  return viewOf(desk, await readOwnOrder(desk, orderId, person));
}

/**
 * Sets where the money of an own order goes back to, based on a version. It is told by mail and kept in the log: all of
 * it, or nothing.
 * @throws AppError `not_found`, `not_allowed`, `setting_moved_on`, `refund_moved_on` once the money is on its way,
 *   `invalid_input` if nothing of the holder is left in the characters that banks take
 */
export async function setOwnRefundAccount(
  desk: RefundDesk,
  person: User,
  {
    orderId,
    version,
    ...account
  }: RefundAccount & { readonly orderId: number; readonly version: number },
): Promise<OwnRefundAccount> {
  const order = await readOwnOrder(desk, orderId, person);
  if (!isNameForBanks({ name: account.holder, iban: account.iban }))
    throw new AppError('invalid_input', { fields: { holder: 'not-a-bank-name' } });
  const { database, queue } = desk;
  const now = desk.now();
  const end = endOf(account);
  const told = await readCorrespondent(person.id);
  const words = refundAccountMail(order, { holder: account.holder, end });
  const mail = told && (await writeMail(recipientOf(told), words, await desk.site()));
  const sealed = await sealRefundAccount(account);
  await database.transaction(async (transaction) => {
    // A run that is made at this moment has the account from before, or this one.
    await lockRefunds(transaction);
    const isOnItsWay = (await ordersOnTheirWay(transaction, [orderId])).has(orderId);
    if (isOnItsWay) throw new AppError('refund_moved_on');
    const of = { orderId, customerId: person.id };
    const isStored = await storeRefundAccount(transaction, of, { sealed, version, now });
    if (!isStored) throw new AppError('setting_moved_on');
    await noteChangeIn(transaction, {
      name: 'refund-account',
      value: { number: order.number, end },
      ...{ actor: person, now },
    });
    if (mail) await queue.put(mail, transaction);
  });
  return viewOf(desk, order);
}
