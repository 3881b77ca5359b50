import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { assertManager } from '#app/server/backend/orders/desk.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import { AppError } from '#domain/app-error.ts';
import { oneLineReference } from '#domain/payment/bank-desk/line-reference.ts';

import type { Manager } from './book-line.server.ts';
import { matchesOf } from './match-open-lines.server.ts';
import { sharesOf } from './store/bank-lines.server.ts';
import { keepMatches, linesById } from './store/matched-lines.server.ts';
import { openAgain, setAside } from './store/set-aside.server.ts';

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
 * Takes the money of a line back from an order that it paid. One that someone else has taken back counts.
 * @throws AppError `not_allowed` if the money was refunded, or came from another line
 */
async function takeBackFrom(orderId: number, reference: string, manager: Manager): Promise<void> {
  const order = await getOrder(orderId, manager);
  if (order.payment === 'awaiting') return;
  const received = order.paymentEvents.findLast(({ from }) => from === 'awaiting');
  if (received && received.reference !== reference) throw new AppError('not_allowed');
  await movePayment({ orderId, action: 'takeBack', from: order.payment, reference }, manager);
}

/**
 * Undoes what was decided about a line: orders that it paid are awaited again, and it is matched anew.
 * @throws AppError `not_allowed`, `not_found`, `line_moved_on`, `order_moved_on`
 */
export async function reopenLine(
  database: Database,
  manager: Manager,
  lineId: number,
  now: Date,
): Promise<void> {
  assertManager(manager);
  const [line] = await linesById(database, [lineId]);
  if (!line) throw new AppError('not_found');
  const shares = (await sharesOf(database, [lineId])).get(lineId) ?? [];
  if (line.standing === 'booked' || line.standing === 'part') {
    for (const { orderId, kind } of shares) {
      // Its part was of an order that another line has paid: that one is undone first. A refund comes back on its page.
      if (kind === 'settled' || kind === 'refund') throw new AppError('not_allowed');
      if (kind === 'payment') await takeBackFrom(orderId, oneLineReference(line), manager);
    }
  }
  await database.transaction(async (own) => {
    const { payerName, cents } = await openAgain(own, lineId);
    const value = { payer: payerName, cents };
    await noteChangeIn(own, { name: 'bank-reopened', value, actor: manager, now });
  });
  tellStale('orders', []);
  await keepMatches(
    database,
    await matchesOf(database, await linesById(database, [lineId]), { withUnpaid: true }),
  );
}
