import { ordersChangedAfter } from '#app/server/backend/orders/changed-orders.server.ts';
import {
  beginNews,
  keyOfEvent,
  moveNewsCursor,
  readNewsCursor,
  readNotifiedEvents,
  sweepNotifiedEvents,
} from '#app/server/orders/store/order-notification-store.server.ts';
import {
  newsOf,
  newsOfExtension,
  newsOfNewVideo,
  newsOfNudge,
  newsOfRelease,
  newsOfRetake,
} from '#domain/order/notifications/order-notifications.ts';
import { newsOfPayment } from '#domain/order/notifications/news-of-payment.ts';
import {
  newsOfStart,
  waitedForPayment,
} from '#domain/order/notifications/notifications-of-start.ts';
import { freePlacesOf } from '#app/server/availability/free-places.server.ts';
import { underRules } from '#domain/order/desk/work-rules.ts';
import type { Order } from '#domain/order/order.ts';

import {
  beginLook,
  NotWhole,
  tell,
  type Happening,
  type Look,
  type NewsDesk,
} from './notification-run.server.ts';

/**
 * Clocks differ, and a change may be written after its timestamp: each run starts slightly before the end of the last
 * one.
 */
const overlapMs = 120_000;
const dayMs = 86_400_000;
/** Older events are not news, unless no run has happened since; this lets records of sent notifications be deleted. */
const newsAgeMs = 30 * dayMs;

/** The order as it was right after one of its events. */
function atEvent(order: Order, index: number): Order {
  const events = order.events.slice(0, index + 1);
  return { ...order, events, status: events.at(-1)?.to ?? order.status };
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
  const { retake, retakenAt, replacedAt, extension, nudgedAt } = order;
  const corrected = [
    { at: retake?.at ?? null, to: 'retake asked', news: newsOfRetake },
    { at: retakenAt, to: 'video retaken', news: newsOfNewVideo },
    { at: replacedAt, to: 'video replaced', news: newsOfNewVideo },
    { at: extension?.at ?? null, to: 'extended', news: newsOfExtension },
    { at: nudgedAt, to: 'reminded', news: newsOfNudge },
  ].flatMap(({ at, ...rest }) => (at === null ? [] : [{ at, ...rest, order }]));
  const paid = payments.filter(({ news }) => news.length > 0);
  return [...moves, ...paid, ...released, ...corrected];
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
    await freePlacesOf(database, orders);
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
