import { ordersChangedAfter } from '#app/server/backend/orders/changed-orders.server.ts';
import { withRefundDates } from '#app/server/backend/orders/refund-dates.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { keepFigures } from '#app/server/figures/store/order-figures.server.ts';
import { figuresOf } from '#domain/figures/order-figures.ts';
import { missingMovements } from '#domain/ledger/order-movements.ts';
import { rateAt, type RateChange } from '#domain/money/commission.ts';
import type { Order } from '#domain/order/order.ts';

import { postReceipts } from './post-receipts.server.ts';
import { bookMovements, claimOrders, readBooked } from './store/ledger-store.server.ts';
import { moveLedgerProgress, readLedgerProgress } from './store/progress.server.ts';

/** Clocks differ, and a change may be written after its timestamp: each run starts before the end of the last one. */
const overlapMs = 120_000;
/** An order that cannot be read holds up the progress no longer than this. */
const dayMs = 86_400_000;

/** The dependencies of booking. */
export interface LedgerDesk {
  readonly database: Database;
  /** The commission rates, oldest first. */
  readonly rates: () => Promise<readonly RateChange[]>;
  readonly now: () => Date;
  /** Whether the process is shutting down: the next one books what remains. */
  readonly isStopped?: () => boolean;
}

/**
 * Books what is missing of these orders and keeps their figures, in one transaction. May run again, and in several
 * processes at once: each movement is booked once, and figures are written over those of an older version.
 */
export async function postOrders(
  database: Database,
  orders: readonly Order[],
  rates: readonly RateChange[],
): Promise<void> {
  const once = [...new Map(orders.map((order) => [order.id, order])).values()];
  // Nothing is asked of the back end while a transaction is open.
  const inTurn = await withRefundDates(once.toSorted((a, b) => a.id - b.id));
  if (inTurn.length === 0) return;
  await database.transaction(async (transaction) => {
    const earners = await claimOrders(transaction, inTurn);
    const claimed = inTurn.filter(({ id }) => earners.has(id));
    const booked = await readBooked(
      transaction,
      claimed.map(({ id }) => id),
    );
    const missing = claimed.flatMap((order) => {
      const known = booked.get(order.id);
      if (!known) return [];
      const earner = earners.get(order.id) ?? null;
      const rate = rateAt(rates, order.createdAt);
      return missingMovements({ ...order, celebrityId: earner }, rate, known);
    });
    await bookMovements(transaction, missing);
    const figured = claimed.filter(({ isOfShop }) => !isOfShop);
    await keepFigures(
      transaction,
      figured.map((order) => ({
        ...figuresOf(order),
        celebrityId: earners.get(order.id) ?? null,
      })),
    );
  });
}

/**
 * Books every order that changed since the last run, a page at a time; the first run books all there are. Killed at any
 * moment, the next run does the rest.
 */
export async function postChangedOrders(desk: LedgerDesk): Promise<void> {
  const { database, now } = desk;
  const began = now();
  const progress = await readLedgerProgress(database);
  // The back end compares whole seconds.
  const since = new Date(progress ? progress.getTime() - overlapMs - 1_000 : 0);
  const rates = await desk.rates();
  let isWhole = true;
  for await (const { orders, lacksSome } of ordersChangedAfter(since)) {
    if (desk.isStopped?.()) return;
    await postOrders(database, orders, rates);
    if (lacksSome) isWhole = false;
  }
  // After the orders, which take what was no one's before.
  await postReceipts(database, now());
  const dayAgo = new Date(began.getTime() - dayMs);
  if (isWhole || progress === null || progress < dayAgo)
    await moveLedgerProgress(database, isWhole ? began : dayAgo);
}
