import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import { recipientOf, type MailWords } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import { actsAs } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { leftOf } from '#domain/refund/partial-refunds.ts';
import {
  isPartRefundState,
  mayReadPartRefunds,
  mayRefundPart,
  type PartRefundDecision,
  type PartRefundView,
} from '#domain/refund/part-refund.ts';
import { assertRefunds } from '#domain/refund/refund.ts';

import { knownAccounts } from './known-accounts.server.ts';
import { owedOf } from './owed-refund.server.ts';
import { partRefundDroppedMail, partRefundMail } from './part-refund-mails.server.ts';
import type { RefundDesk } from './refund-desk.server.ts';
import {
  addPartRefund,
  findPartRefund,
  movePart,
  openParts,
  partsOfOrder,
} from './store/part-refunds.server.ts';
import { lockRefunds, ordersOnTheirWay } from './store/refund-runs.server.ts';

const partsShown = 20;

async function mailTo(
  desk: Pick<RefundDesk, 'site'>,
  customerId: number,
  words: MailWords,
): Promise<Mail | null> {
  const reader = customerId > 0 ? await readCorrespondent(customerId) : null;
  return reader && writeMail(recipientOf(reader), words, await desk.site());
}

/**
 * Decides that a part of a paid order goes back: it waits for a refund run, and its fan is told. All that is left of an
 * order is no part: its refund is due then, as with the button of the payment.
 * @throws AppError `not_allowed` to all but managers, and for an order that is not paid by transfer; `not_found`;
 *   `amount_differs` if that much is not left; `refund_moved_on` if something else went back since it was seen, or a
 *   refund of it is under way
 */
export async function decidePartRefund(
  desk: RefundDesk,
  person: User,
  { orderId, cents, left, reason }: PartRefundDecision,
): Promise<void> {
  assertRefunds(person);
  const order = await getOrder(orderId, person);
  if (!mayRefundPart(person, order)) throw new AppError('not_allowed');
  if (leftOf(order) !== left) throw new AppError('refund_moved_on');
  if (cents > left) throw new AppError('amount_differs');
  const { database, queue } = desk;
  const isUnderWay = async (reading: Parameters<typeof openParts>[0]) =>
    (await openParts(reading, [orderId])).has(orderId);
  if (cents === left) {
    const isTaken = await isUnderWay(database);
    if (isTaken || (await ordersOnTheirWay(database, [orderId])).has(orderId))
      throw new AppError('refund_moved_on');
    await movePayment(
      { orderId, action: 'oweRefund', from: 'received', reference: reason },
      person,
    );
    return;
  }
  const now = desk.now();
  const { number: orderNumber, customerId } = order;
  const asksForAccount = !(await knownAccounts(database, [order])).has(orderId);
  const mail = await mailTo(
    desk,
    customerId,
    partRefundMail({ orderId, orderNumber, cents, reason }, asksForAccount),
  );
  await database.transaction(async (transaction) => {
    await lockRefunds(transaction);
    if ((await ordersOnTheirWay(transaction, [orderId])).has(orderId))
      throw new AppError('refund_moved_on');
    const id = await addPartRefund(transaction, {
      ...{ orderId, orderNumber, customerId, cents, reason },
      ...{ createdAt: now, createdById: person.id, createdByName: person.name },
    });
    if (id === null) throw new AppError('refund_moved_on');
    await noteChangeIn(transaction, {
      name: 'part-refund',
      value: { number: orderNumber, cents, reason },
      ...{ actor: person, now },
    });
    if (mail) await queue.put(mail, transaction);
  });
}

/**
 * Takes back the decision on a part that no run has; its fan is told.
 * @throws AppError `not_allowed`, `not_found`, `refund_moved_on` if a run has it or had it
 */
export async function dropPartRefund(desk: RefundDesk, person: User, id: number): Promise<void> {
  assertRefunds(person);
  const { database, queue } = desk;
  const part = await findPartRefund(database, id);
  if (!part) throw new AppError('not_found');
  const { orderId, orderNumber, customerId, cents } = part;
  const words = partRefundDroppedMail({ orderId, orderNumber, cents });
  const mail = await mailTo(desk, customerId, words);
  await database.transaction(async (transaction) => {
    await lockRefunds(transaction);
    const now = desk.now();
    const isOnItsWay = (await ordersOnTheirWay(transaction, [orderId])).has(orderId);
    const isDropped = !isOnItsWay && (await movePart(transaction, id, ['owed', 'dropped'], now));
    if (!isDropped) throw new AppError('refund_moved_on');
    await noteChangeIn(transaction, {
      name: 'part-refund-dropped',
      value: { number: orderNumber, cents },
      ...{ actor: person, now },
    });
    if (mail) await queue.put(mail, transaction);
  });
}

/**
 * What goes back of an order in parts, the newest first: to its fan and to managers.
 * @throws AppError `not_found`, `not_allowed`
 */
export async function readPartRefunds(
  { database }: Pick<RefundDesk, 'database'>,
  person: User,
  orderId: number,
): Promise<readonly PartRefundView[]> {
  const order = await getOrder(orderId, person);
  if (!mayReadPartRefunds(person, order)) throw new AppError('not_allowed');
  const rows = await partsOfOrder(database, orderId, partsShown);
  const isOnItsWay = (await ordersOnTheirWay(database, [orderId])).has(orderId);
  return rows.flatMap((row) => {
    const { id, cents, reason, state } = row;
    if (!isPartRefundState(state) || state === 'dropped') return [];
    const isOwed = state === 'owed';
    // Once all of the order is owed, this part is in that.
    if (isOwed && !isOnItsWay && !owedOf(order, row)?.part) return [];
    return [
      {
        ...{ id, cents, reason, state: isOwed && isOnItsWay ? ('onItsWay' as const) : state },
        at: row.stateAt.toISOString(),
        by: actsAs(person, 'manager') ? row.createdByName : null,
      },
    ];
  });
}
