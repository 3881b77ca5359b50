import { readPayableOrders } from '#app/server/backend/payments/payable-orders.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { awaitsTransfer } from '#domain/payment/payment.ts';
import { inTurns } from '#app/server/payments/statements/in-turns.server.ts';
import { matchableOrder } from '#domain/payment/matching/matchable-order.ts';
import type { LineMatch } from '#domain/payment/matching/line-match.ts';
import { namedIn, startMatching } from '#domain/payment/matching/match-lines.ts';

import type { StoredLine } from './store/bank-lines.server.ts';
import { giveUpParts, ordersOfParts } from './store/given-up-parts.server.ts';
import { keepMatches, openLines, receivedParts } from './store/matched-lines.server.ts';

/** Orders that lines name by plain numbers are read in requests of a hundred; no more than so many. */
const mostNumbers = 5_000;

/** The orders that these lines name: by reference all of them, by plain numbers as many as may be read. */
function namedBy(lines: readonly StoredLine[]) {
  const all = lines.map(namedIn);
  const referenced = all.flatMap(({ orderNumbers }) => orderNumbers);
  const numbers = [...new Set(all.flatMap(({ numbers: some }) => some))].slice(0, mostNumbers);
  return {
    ids: [...new Set([...referenced, ...numbers])],
    checkouts: all.flatMap(({ checkouts }) => checkouts),
  };
}

/** Matches some lines with the orders as they are now. @throws AppError while the back end is unavailable */
export async function matchesOf(
  database: Database,
  lines: readonly StoredLine[],
  options: { readonly withUnpaid: boolean },
): Promise<readonly (LineMatch & { readonly id: number })[]> {
  const orders = await readPayableOrders(namedBy(lines), options);
  const parts = await receivedParts(database, 'all');
  const { steps, matches } = startMatching(
    lines,
    orders.map((order) => matchableOrder(order, parts.get(order.id) ?? 0)),
  );
  await inTurns(steps, (step) => step());
  return lines.flatMap(({ id }, at) => (matches[at] ? [{ id, ...matches[at] }] : []));
}

/** Parts of orders that were called off or paid by other means go back to their payers. */
async function giveUpOldParts(database: Database): Promise<void> {
  const ids = await ordersOfParts(database);
  if (ids.length === 0) return;
  const orders = await readPayableOrders({ ids, checkouts: [] }, { withUnpaid: false });
  for (const order of orders) if (!awaitsTransfer(order)) await giveUpParts(database, order.id);
}

/** Matches all open lines anew, and keeps what changed. */
export async function matchOpenLines(database: Database): Promise<void> {
  await giveUpOldParts(database);
  const lines = await openLines(database);
  if (lines.length === 0) return;
  const matches = await matchesOf(database, lines, { withUnpaid: true });
  const before = new Map(
    lines.map((line) => [line.id, JSON.stringify([line.state, line.proposals])]),
  );
  await keepMatches(
    database,
    matches.filter(({ id, state, proposals }) => {
      return before.get(id) !== JSON.stringify([state, proposals]);
    }),
  );
}
