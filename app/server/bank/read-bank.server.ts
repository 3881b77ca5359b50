import { assertManager, listDesk } from '#app/server/backend/orders/desk.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { Actor } from '#domain/account/role.ts';
import type { BankDesk, BankList } from '#domain/payment/bank-desk/bank-line.ts';
import { matchableOrder, outstandingOf } from '#domain/payment/matching/matchable-order.ts';
import type { FoundOrder } from '#domain/payment/bank-desk/found-order.ts';

import { countLines, latestImports, listLines } from './store/bank-lines.server.ts';
import { receivedParts } from './store/matched-lines.server.ts';

/** A page of one of the bank desk's lists. @throws AppError `not_allowed` */
export async function readBank(
  database: Database,
  reader: Actor,
  { list, page }: { readonly list: BankList; readonly page: number },
): Promise<BankDesk> {
  assertManager(reader);
  const { lines, euros } = await listLines(database, list, page);
  return {
    ...{ lines, euros },
    counts: await countLines(database),
    imports: await latestImports(database),
  };
}

/**
 * Orders that a line could be for, by an order number, a name, a reference or an amount, with what is still to be paid.
 * @throws AppError `not_allowed`
 */
export async function findOrdersForLine(
  database: Database,
  reader: Actor,
  find: string,
  now: number,
): Promise<readonly FoundOrder[]> {
  assertManager(reader);
  const { rows } = await listDesk({ list: 'all', age: null, find, page: 1 }, reader, now);
  const parts = await receivedParts(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((order) => {
    const { id, number, status, payment, total, celebrityName } = order;
    const matchable = matchableOrder(order, parts.get(id) ?? 0);
    return {
      ...{ id, number, status, payment, total, celebrityName },
      fan: matchable.payers[0] ?? '',
      due: outstandingOf(matchable),
    };
  });
}
