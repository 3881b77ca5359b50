import type { OrderStatus } from './order-status.ts';
import type { Order } from './order.ts';

/** The steps of a successful order, in sequence. */
const timelineSteps = ['requested', 'approved', 'accepted', 'completed'] as const;
export type TimelineStep = (typeof timelineSteps)[number];

/**
 * One node of the timeline: a step that is done (`at` is a UTC instant, null if not recorded) or to do, or the status
 * in which the order is waiting now or ended.
 */
export type TimelineNode =
  | { readonly kind: 'done'; readonly step: TimelineStep; readonly at: string | null }
  | { readonly kind: 'now'; readonly status: OrderStatus }
  | { readonly kind: 'ended'; readonly status: OrderStatus; readonly at: string | null }
  | { readonly kind: 'todo'; readonly step: TimelineStep };

/** The status that a step leads to; an order that exists has been requested. */
const reachedBy: Readonly<Record<Exclude<TimelineStep, 'requested'>, OrderStatus>> = {
  approved: 'on-hold',
  accepted: 'processing',
  completed: 'completed',
};

/** How many steps are done in each status, for orders without recorded events. */
const stepsDone: Readonly<Record<OrderStatus, number>> = {
  pending: 1,
  'admin-approval': 1,
  'on-hold': 2,
  processing: 3,
  completed: 4,
  cancelled: 1,
  refunded: 1,
  failed: 1,
};

/** Final statuses. */
const ends: readonly OrderStatus[] = ['cancelled', 'refunded', 'failed'];

/** The progress of an order: what is done, its current status, what is to come. */
export function timelineOf(
  order: Pick<Order, 'status' | 'events' | 'createdAt'>,
): readonly TimelineNode[] {
  const reached = (status: OrderStatus) => order.events.find(({ to }) => to === status)?.at ?? null;
  const atOf = (step: TimelineStep) =>
    step === 'requested' ? (order.events[0]?.at ?? order.createdAt) : reached(reachedBy[step]);
  const done = timelineSteps
    .filter((step, index) => index < stepsDone[order.status] || atOf(step) !== null)
    .map((step) => ({ kind: 'done', step, at: atOf(step) }) as const);
  if (order.status === 'completed') return done;
  if (ends.includes(order.status)) {
    return [...done, { kind: 'ended', status: order.status, at: reached(order.status) }];
  }
  // The current status takes the place of the next step, except for processing, which leads to the one remaining step.
  const waitsFor = order.status === 'processing' ? done.length : done.length + 1;
  return [
    ...done,
    { kind: 'now', status: order.status },
    ...timelineSteps.slice(waitsFor).map((step) => ({ kind: 'todo', step }) as const),
  ];
}
