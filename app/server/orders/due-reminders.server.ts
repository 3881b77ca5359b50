import { owedOrders } from '#app/server/backend/orders/promise/owed-orders.server.ts';
import { maxOrderPromise } from '#domain/order/promise/promised-days.ts';
import { extensionDays, reminderDue } from '#domain/order/promise/due-date.ts';
import { newsOfReminder } from '#domain/order/notifications/order-notifications.ts';

import { beginLook, tell, type NewsDesk } from './notification-run.server.ts';
import { keyOfEvent, readNotifiedEvents } from './store/order-notification-store.server.ts';

const dayMs = 86_400_000;
/** No reminder comes earlier before the due date than half of the longest time. */
const aheadMs = ((maxOrderPromise + extensionDays) / 2) * dayMs;
/** A reminder that is older than this says nothing new: the site was down. */
const freshMs = 2 * dayMs;

/**
 * Reminds people of orders that are owed: at half time, a day before the due date, and when it has passed. Each
 * reminder is sent once, however many processes run and however often one of them is killed.
 */
export async function sendDueReminders(desk: NewsDesk): Promise<void> {
  const now = desk.now();
  const orders = await owedOrders(new Date(now.getTime() + aheadMs));
  const told = await readNotifiedEvents(
    desk.database,
    orders.map(({ id }) => id),
  );
  const look = beginLook(desk);
  for (const order of orders) {
    if (desk.isStopped?.()) return;
    const next = reminderDue(order, now.getTime());
    if (next === null || now.getTime() - next.at.getTime() > freshMs) continue;
    const event = { at: next.at.toISOString(), to: `due ${next.reminder}` };
    if (told.has(keyOfEvent({ orderId: order.id, ...event }))) continue;
    try {
      await tell(look, { ...event, news: newsOfReminder(next.reminder, order), order });
    } catch (error) {
      // A failing order does not block the others; it is tried again with the next run.
      console.error(error);
    }
  }
}
