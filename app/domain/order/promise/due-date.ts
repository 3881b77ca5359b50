import { isBeingSent } from '../delivery/pending-fulfilment.ts';
import type { Order } from '../order.ts';
import type { OrderStatus } from '../order-status.ts';

const dayMs = 86_400_000;

/** By how many days a fan can extend a promise, once. */
export const extensionDays = 7;
/** How long after the due date an order is cancelled, in days. */
export const graceDays = 3;

/** The statuses in which the fan still waits for the order. */
export const owedStatuses: readonly OrderStatus[] = ['admin-approval', 'on-hold', 'processing'];

/** The data of an order that its due date follows from. */
export type Promised = Pick<
  Order,
  'status' | 'payment' | 'paidAt' | 'promisedDays' | 'extension' | 'neededBy' | 'events'
>;

/**
 * When the day an order is needed by is over, if its celebrity is held to it: it was ahead when the money arrived and
 * when the celebrity, who sees it, accepted. A payment that came too late for it alone changes no promise.
 * @returns null if it is not
 */
export function neededAt({ neededBy, events, paidAt }: Promised): Date | null {
  if (neededBy === null || paidAt === null) return null;
  const at = Date.parse(neededBy.at);
  const isAccepted = events.some(
    (event) => event.to === 'processing' && Date.parse(event.at) <= at,
  );
  return isAccepted && Date.parse(paidAt) <= at ? new Date(at) : null;
}

/**
 * When an order is due: the promised days after its payment arrived, or when the day it is needed by is over if that is
 * earlier, and the extension the fan agreed to.
 * @returns null if it is not paid, was called off, or was ordered without a promise
 */
export function dueAt(order: Promised): Date | null {
  const { status, payment, paidAt, promisedDays, extension } = order;
  const isPromised = owedStatuses.includes(status) || status === 'completed';
  if (!isPromised || payment !== 'received' || paidAt === null || promisedDays === null)
    return null;
  const promised = Date.parse(paidAt) + promisedDays * dayMs;
  const due = Math.min(promised, neededAt(order)?.getTime() ?? promised);
  return new Date(due + (extension?.days ?? 0) * dayMs);
}

/** When an order that is still owed is due; null for one that was delivered as well. */
export function owedBy(order: Promised): Date | null {
  return owedStatuses.includes(order.status) ? dueAt(order) : null;
}

/** When an order is cancelled if it is still owed, and its money goes back; null if it is not owed. */
export function cancelledAt(order: Promised): Date | null {
  const due = owedBy(order);
  return due && new Date(due.getTime() + graceDays * dayMs);
}

/**
 * Whether an order is to be cancelled: three days after its due date, a day later if its video is there or on its way,
 * and never while it is about to be sent.
 * @param now in milliseconds
 */
export function isGivenUp(
  order: Promised & Pick<Order, 'answerVideo' | 'openUpload' | 'pendingFulfilment'>,
  now: number,
): boolean {
  const end = cancelledAt(order)?.getTime();
  const isBegun = order.answerVideo !== null || order.openUpload !== null;
  return end !== undefined && !isBeingSent(order) && now >= end + (isBegun ? dayMs : 0);
}

/** How close an order is to its due date. */
export type DueStage = 'ahead' | 'soon' | 'late';

/** How long before its due date an order is due soon. */
export const soonMs = 2 * dayMs;

/** The stage of an order that is owed; the last two days are soon. @param now in milliseconds */
export function dueStage(order: Promised, now: number): DueStage | null {
  const due = owedBy(order)?.getTime();
  if (due === undefined) return null;
  if (now >= due) return 'late';
  return due - now <= soonMs ? 'soon' : 'ahead';
}

/** Whether an order is due within two days, or overdue. @param now in milliseconds */
export function isDueSoon(order: Promised, now: number): boolean {
  return ['soon', 'late'].includes(dueStage(order, now) ?? '');
}

/** The time left until the due date, or by which it has passed: whole hours, from two days on whole days. */
export function timeToDue(
  order: Promised,
  now: number,
): { readonly unit: 'hour' | 'day'; readonly count: number; readonly isLate: boolean } | null {
  const due = owedBy(order)?.getTime();
  if (due === undefined) return null;
  const ms = Math.abs(due - now);
  const span =
    ms < 2 * dayMs
      ? ({ unit: 'hour', count: Math.floor(ms / 3_600_000) } as const)
      : ({ unit: 'day', count: Math.floor(ms / dayMs) } as const);
  return { ...span, isLate: now >= due };
}

/**
 * Whether the fan may extend the promise: once, from the last day before the due date until it is cancelled.
 * @param now in milliseconds
 */
export function mayExtend(order: Promised, now: number): boolean {
  const due = owedBy(order)?.getTime();
  const end = cancelledAt(order)?.getTime();
  if (due === undefined || end === undefined || order.extension !== null) return false;
  return now >= due - dayMs && now < end;
}

/** Whether the fan may remind the celebrity: once, after half of the promised time. @param now in milliseconds */
export function mayRemind(order: Promised & Pick<Order, 'nudgedAt'>, now: number): boolean {
  const half = halfTime(order)?.getTime();
  const knows = order.status === 'on-hold' || order.status === 'processing';
  return knows && half !== undefined && order.nudgedAt === null && now >= half;
}

/** When half of the promised time is over. */
export function halfTime(order: Promised): Date | null {
  const due = owedBy(order);
  if (due === null || order.paidAt === null) return null;
  const start = Date.parse(order.paidAt);
  return new Date(start + (due.getTime() - start) / 2);
}

/** What people are reminded of on the way to the due date. */
export type DueReminder = 'half-time' | 'last-day' | 'overdue';

/**
 * The reminders of an order with their instants, earliest first. An extension moves them, so they are sent again for
 * the new date, except for the half time.
 */
export function dueReminders(
  order: Promised,
): readonly { readonly at: Date; readonly reminder: DueReminder }[] {
  const due = owedBy(order);
  const half = halfTime(order);
  if (due === null || half === null) return [];
  const lastDay = new Date(due.getTime() - dayMs);
  return [
    ...(order.extension === null && half < lastDay
      ? [{ at: half, reminder: 'half-time' } as const]
      : []),
    { at: lastDay, reminder: 'last-day' },
    { at: due, reminder: 'overdue' },
  ];
}

/** The reminder whose time has come last; null if none has. @param now in milliseconds */
export function reminderDue(order: Promised, now: number) {
  return dueReminders(order).findLast(({ at }) => at.getTime() <= now) ?? null;
}
