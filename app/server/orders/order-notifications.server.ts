import {
  listTeam,
  readCorrespondent,
  type NewsCorrespondent,
} from '#app/server/backend/people/accounts.server.ts';
import { listCheckoutOrders } from '#app/server/backend/orders/placing/list-checkout-orders.server.ts';
import { ordersChangedAfter } from '#app/server/backend/orders/changed-orders.server.ts';
import { type MailedSite, recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import type { MailQueue } from '#app/server/mail/mail-queue-types.server.ts';
import {
  beginNews,
  keyOfEvent,
  moveNewsCursor,
  readNewsCursor,
  readNotifiedEvents,
  sweepNotifiedEvents,
} from '#app/server/orders/store/order-notification-store.server.ts';
import { tellOnce } from '#app/server/orders/store/tell-once.server.ts';
import {
  newsOf,
  newsOfNewVideo,
  newsOfRelease,
  newsOfRetake,
  type NewsReader,
  type OrderNotification,
} from '#domain/order/notifications/order-notifications.ts';
import { newsOfPayment } from '#domain/order/notifications/news-of-payment.ts';
import {
  newsOfStart,
  waitedForPayment,
} from '#domain/order/notifications/notifications-of-start.ts';
import { underRules, type WorkRules } from '#domain/order/desk/work-rules.ts';
import type { BankAccount } from '#domain/payment/transfer/bank-account.ts';
import type { Order } from '#domain/order/order.ts';
import { awaitsTransfer } from '#domain/payment/payment.ts';
import { mayNotify } from '#domain/person/notification-kinds.ts';
import { billOf, type TransferBill } from '#domain/payment/transfer/shared-transfer.ts';
import { transferOf } from '#domain/payment/transfer/transfer.ts';

import type { MailedOrder } from './order-mails.server.ts';
import { orderMail } from './order-mail.server.ts';

/**
 * Clocks differ, and a change may be written after its timestamp: each run starts slightly before the end of the last
 * one.
 */
const overlapMs = 120_000;
const dayMs = 86_400_000;
/** Older events are not news, unless no run has happened since; this lets records of sent notifications be deleted. */
const newsAgeMs = 30 * dayMs;

/** The dependencies of sending notifications. */
export interface NewsDesk {
  readonly database: Database;
  readonly queue: Pick<MailQueue, 'put'>;
  /** The bank account for transfers; null if none is configured. */
  readonly account: () => Promise<BankAccount | null>;
  /** The base URL of links in mails, and the site's current name. */
  readonly site: () => Promise<MailedSite>;
  readonly rules: () => Promise<WorkRules>;
  readonly now: () => Date;
  /** Whether the process is shutting down: the next process sends what remains. */
  readonly isStopped?: () => boolean;
}

/** One run through the orders, which fetches the team only once. */
interface Look extends NewsDesk {
  readonly team: () => Promise<readonly NewsCorrespondent[]>;
}

function beginLook(desk: NewsDesk): Look {
  let team: ReturnType<typeof listTeam> | null = null;
  return { ...desk, team: () => (team ??= listTeam()) };
}

async function readersOf(
  { team }: Look,
  reader: NewsReader,
  order: Order,
): Promise<readonly NewsCorrespondent[]> {
  if (reader === 'team') return team();
  const id = reader === 'fan' ? order.customerId : order.celebrityId;
  const person = id === null ? null : await readCorrespondent(id);
  return person ? [person] : [];
}

function wants({ role, settings }: NewsCorrespondent, { kind }: OrderNotification): boolean {
  return kind === null || mayNotify(role, settings, kind);
}

/** One event of an order, and who is notified of what. */
interface Happening {
  readonly at: string;
  /** Distinguishes it from other events at the same instant. */
  readonly to: string;
  readonly news: readonly OrderNotification[];
  readonly order: Order;
}

/** The order as it was right after one of its events. */
function atEvent(order: Order, index: number): Order {
  const events = order.events.slice(0, index + 1);
  return { ...order, events, status: events.at(-1)?.to ?? order.status };
}

/** How long to wait for the other orders of a checkout, whose mails state their total. */
const checkoutMs = 120_000;

/** The transfer due for an order; null if none. @throws NotWhole */
async function billFor({ now }: NewsDesk, order: Order): Promise<TransferBill | null> {
  if (!awaitsTransfer(order)) return null;
  if (!order.checkout) return billOf(order);
  const others = await listCheckoutOrders(order.checkout.reference);
  const age = now().getTime() - new Date(order.createdAt).getTime();
  if (others.length < order.checkout.orders && age < checkoutMs) throw new NotWhole();
  return billOf(order, others);
}

/** Thrown while other orders of a checkout may still be in flight: its notifications wait. */
class NotWhole extends Error {}

async function transferFor(
  desk: NewsDesk,
  order: Order,
): Promise<Pick<MailedOrder, 'transfer' | 'bill'>> {
  const bill = await billFor(desk, order);
  const account = bill && (await desk.account());
  return { bill, transfer: bill && account && transferOf(account, bill) };
}

function happeningsOf(order: Order): Happening[] {
  const moves = order.events.map((event, index) => ({
    at: event.at,
    to: event.to,
    news: newsOf(event, waitedForPayment(order)),
    order: atEvent(order, index),
  }));
  const payments = order.paymentEvents.map((event) => ({
    at: event.at,
    to: `payment ${event.to}`,
    news: [...newsOfPayment(event), ...newsOfStart(order, event)],
    order,
  }));
  const released = order.release
    ? [{ at: order.release.at, to: 'released', news: newsOfRelease, order }]
    : [];
  const { retake, retakenAt, replacedAt } = order;
  const corrected = [
    { at: retake?.at ?? null, to: 'retake asked', news: newsOfRetake },
    { at: retakenAt, to: 'video retaken', news: newsOfNewVideo },
    { at: replacedAt, to: 'video replaced', news: newsOfNewVideo },
  ].flatMap(({ at, ...rest }) => (at === null ? [] : [{ at, ...rest, order }]));
  const paid = payments.filter(({ news }) => news.length > 0);
  return [...moves, ...paid, ...released, ...corrected];
}

async function tell(look: Look, { at, to, news: topics, order }: Happening): Promise<void> {
  const site = await look.site();
  const mailed = { order, ...(await transferFor(look, order)) };
  // Written before the transaction: on a single connection, a back end request inside it would deadlock.
  const mails = await Promise.all(
    topics.map(async (news) => {
      const readers = await readersOf(look, news.reader, order);
      return Promise.all(
        readers
          .filter((reader) => wants(reader, news))
          .map((reader) => writeMail(recipientOf(reader), orderMail[news.topic](mailed), site)),
      );
    }),
  );
  await tellOnce(look.database, { orderId: order.id, at, to }, async (own) => {
    for (const mail of mails.flat()) await look.queue.put(mail, own);
  });
}

/** Sends the pending notifications of these orders. @returns false if one of them failed */
async function tellOf(look: Look, orders: readonly Order[], since: Date): Promise<boolean> {
  const told = await readNotifiedEvents(
    look.database,
    orders.map(({ id }) => id),
  );
  let isAllTold = true;
  const rules = await look.rules();
  for (const order of orders) {
    if (look.isStopped?.()) return false;
    try {
      for (const happening of happeningsOf(underRules(order, rules))) {
        const { at, to } = happening;
        const isNews =
          new Date(at) >= since && !told.has(keyOfEvent({ orderId: order.id, at, to }));
        if (isNews) await tell(look, happening);
      }
    } catch (error) {
      // A failing order does not block the others; it is retried for a day.
      if (!(error instanceof NotWhole)) console.error(error);
      isAllTold = false;
    }
  }
  return isAllTold;
}

/**
 * Scans the orders changed since the last run and queues mails for events not yet notified: each event once, however
 * many processes run and however often one of them is killed.
 */
export async function sendOrderNotifications(desk: NewsDesk): Promise<void> {
  const { database, now } = desk;
  const began = now();
  const cursor = await readNewsCursor(database);
  if (!cursor) {
    // The first request may make the back end create its initial data, whose orders are not news.
    await ordersChangedAfter(began).next();
    await beginNews(database, now());
    return;
  }
  const { beganAt, lookedAt } = cursor;
  const changedSince = Math.max(beganAt.getTime(), lookedAt.getTime() - overlapMs);
  const newsSince = Math.max(
    beganAt.getTime(),
    Math.min(changedSince, began.getTime() - newsAgeMs),
  );
  const look = beginLook(desk);
  let isAllTold = true;
  // The back end compares whole seconds.
  const changed = ordersChangedAfter(new Date(changedSince - 1_000));
  for await (const { orders, lacksSome } of changed) {
    if (!(await tellOf(look, orders, new Date(newsSince)))) isAllTold = false;
    // An unreadable order may be repaired, without its modification date changing.
    if (lacksSome) isAllTold = false;
    // The next run starts from the same point.
    if (desk.isStopped?.()) return;
  }
  await sweepNotifiedEvents(database, new Date(newsSince - dayMs));
  const dayAgo = new Date(began.getTime() - dayMs);
  if (isAllTold || lookedAt < dayAgo) await moveNewsCursor(database, isAllTold ? began : dayAgo);
}
