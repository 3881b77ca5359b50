import { inArray, sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import {
  ledgerAccounts,
  ledgerCurrency,
  sumOf,
  type LedgerAccount,
  type LedgerLine,
} from '#domain/ledger/ledger.ts';
import type { Movement, MovementKind } from '#domain/ledger/movement.ts';
import type { Booked, BookedOrder } from '#domain/ledger/order-movements.ts';

import { ledgerEntries, ledgerOrders } from './ledger.schema.ts';

type Transaction = Pick<Database, 'insert' | 'select' | 'execute'>;

/** Far more than happens to one order. */
const mostMovements = 1_000;
/** Movements of one statement, whose parameters have a limit. */
const movementsAtOnce = 500;

export function isLedgerAccount(text: string): text is LedgerAccount {
  return (ledgerAccounts as readonly string[]).includes(text);
}

/** How much has happened to an order. */
export function countEvents(order: BookedOrder): number {
  return order.events.length + order.paymentEvents.length + order.refunds.length;
}

/**
 * Locks these orders until the transaction ends, except those that were booked in a newer version already.
 * @param orders by ascending id, so that two processes do not wait for each other
 * @returns who earns by each of them
 */
export async function claimOrders(
  transaction: Transaction,
  orders: readonly BookedOrder[],
): Promise<ReadonlyMap<number, number | null>> {
  const rows = await transaction
    .insert(ledgerOrders)
    .values(
      orders.map((order) => ({
        orderId: order.id,
        modifiedAt: new Date(order.modifiedAt),
        events: countEvents(order),
        celebrityId: order.celebrityId,
      })),
    )
    .onConflictDoUpdate({
      target: ledgerOrders.orderId,
      set: {
        modifiedAt: sql`excluded.modified_at`,
        events: sql`excluded.events`,
        celebrityId: sql`coalesce(${ledgerOrders.celebrityId}, excluded.celebrity_id)`,
      },
      setWhere: sql`(excluded.modified_at, excluded.events) >= (${ledgerOrders.modifiedAt}, ${ledgerOrders.events})`,
    })
    .returning();
  return new Map(rows.map(({ orderId, celebrityId }) => [orderId, celebrityId]));
}

/** What is booked of these orders. */
export async function readBooked(
  transaction: Transaction,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Booked>> {
  const rows =
    orderIds.length === 0
      ? []
      : await transaction
          .select({
            orderId: ledgerEntries.orderId,
            movement: ledgerEntries.movement,
            account: ledgerEntries.account,
            cents: ledgerEntries.cents,
            kind: ledgerEntries.kind,
          })
          .from(ledgerEntries)
          .where(inArray(ledgerEntries.orderId, [...orderIds]))
          .limit(orderIds.length * mostMovements);
  return new Map(
    orderIds.map((id) => {
      const own = rows.filter(({ orderId }) => orderId === id);
      const balances: Partial<Record<LedgerAccount, number>> = {};
      const partRefunds = new Map<string, LedgerLine[]>();
      for (const { account, cents, kind, movement } of own) {
        if (!isLedgerAccount(account)) continue;
        balances[account] = (balances[account] ?? 0) + cents;
        const isPart: boolean = kind === ('part-refunded' satisfies MovementKind);
        const before = partRefunds.get(movement) ?? [];
        if (isPart) partRefunds.set(movement, [...before, { account, cents }]);
      }
      return [id, { keys: new Set(own.map(({ movement }) => movement)), balances, partRefunds }];
    }),
  );
}

/**
 * Books movements, each in one statement with its lines; one that is booked already stays as it is.
 * @throws if the lines of one do not add up to 0
 */
export async function bookMovements(
  transaction: Pick<Database, 'insert'>,
  movements: readonly Movement[],
): Promise<void> {
  for (const { key, lines } of movements)
    if (sumOf(lines) !== 0) throw new Error(`the movement ${key} does not add up to 0`);
  for (let start = 0; start < movements.length; start += movementsAtOnce) {
    const rows = movements.slice(start, start + movementsAtOnce).flatMap((movement) =>
      movement.lines.map(({ account, cents }) => ({
        ...{ movement: movement.key, account, cents, currency: ledgerCurrency },
        ...{ at: new Date(movement.at), kind: movement.kind },
        ...{ orderId: movement.orderId, celebrityId: movement.celebrityId },
      })),
    );
    await transaction.insert(ledgerEntries).values(rows).onConflictDoNothing();
  }
}
