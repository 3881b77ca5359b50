import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { assertManager } from '#app/server/backend/orders/desk.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import { AppError } from '#domain/app-error.ts';
import { isReferenceOfLine, oneLineReference } from '#domain/payment/bank-desk/line-reference.ts';

import type { Manager } from './book-line.server.ts';
import { matchesOf } from './match-open-lines.server.ts';
import { sharesOf, type StoredLine } from './store/bank-lines.server.ts';
import { keepMatches, linesById } from './store/matched-lines.server.ts';
import { beginReopening, giveUpReopening, openAgain, setAside } from './store/set-aside.server.ts';

/** Ignores an open line, with the reason. @throws AppError `not_allowed`, `line_moved_on` */
export async function ignoreLine(
  database: Database,
  manager: Manager,
  { lineId, note }: { readonly lineId: number; readonly note: string },
  now: Date,
): Promise<void> {
  assertManager(manager);
  await database.transaction(async (own) => {
    const { payerName, cents } = await setAside(own, { lineId, note, by: manager, now });
    const value = { payer: payerName, cents, note };
    await noteChangeIn(own, { name: 'bank-ignored', value, actor: manager, now });
  });
  tellStale('orders', []);
}

/**
 * Takes the money of a line back from an order that it paid. One that someone else has taken back counts; of a booking
 * that was interrupted, also one that it did not pay, or that is gone.
 * @throws AppError `not_allowed` if the money was refunded, or came from another line
 */
async function takeBackFrom(orderId: number, line: StoredLine, manager: Manager): Promise<void> {
  const isBegun = line.standing === 'booking';
  const order = await getOrder(orderId, manager).catch((error: unknown) => {
    if (isBegun && error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (!order || order.payment === 'awaiting') return;
  const received = order.paymentEvents.findLast(({ from }) => from === 'awaiting');
  const isOther = received !== undefined && !isReferenceOfLine(received.reference, line);
  if (isOther && isBegun) return;
  if (isOther) throw new AppError('not_allowed');
  const reference = oneLineReference(line);
  await movePayment({ orderId, action: 'takeBack', from: order.payment, reference }, manager);
}

/** @throws AppError `not_allowed`, `order_moved_on` */
async function takeBack(database: Database, line: StoredLine, manager: Manager): Promise<void> {
  if (line.standing === 'ignored') return;
  const shares = (await sharesOf(database, [line.id])).get(line.id) ?? [];
  // Its part was of an order that another line has paid: that one is undone first. A refund comes back on its page.
  if (shares.some(({ kind }) => kind === 'settled' || kind === 'refund')) {
    throw new AppError('not_allowed');
  }
  for (const { orderId, kind } of shares) {
    if (kind === 'payment') await takeBackFrom(orderId, line, manager);
  }
}

/**
 * Undoes what was decided about a line: orders that it paid are awaited again, and it is matched anew. Not after money
 * of it went back to its payer. A booking that was interrupted can be undone too.
 * @throws AppError `not_allowed`, `not_found`, `line_moved_on`, `order_moved_on`
 */
export async function reopenLine(
  database: Database,
  manager: Manager,
  lineId: number,
  now: Date,
): Promise<void> {
  assertManager(manager);
  const [seen] = await linesById(database, [lineId]);
  if (!seen) throw new AppError('not_found');
  if (seen.creditReturnedAt !== null) throw new AppError('not_allowed');
  const line = await beginReopening(database, lineId, now);
  await takeBack(database, line, manager).catch(async (error: unknown) => {
    await giveUpReopening(database, line);
    throw error;
  });
  await database.transaction(async (own) => {
    const { payerName, cents } = await openAgain(own, line);
    const value = { payer: payerName, cents };
    await noteChangeIn(own, { name: 'bank-reopened', value, actor: manager, now });
  });
  tellStale('orders', []);
  await keepMatches(
    database,
    await matchesOf(database, await linesById(database, [lineId]), { withUnpaid: true }),
  );
}
