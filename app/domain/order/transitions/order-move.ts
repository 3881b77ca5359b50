import { missingFrom, needOf, type Fulfillable } from '../delivery/fulfilment.ts';
import { isBeingSent, type PendingFulfilment } from '../delivery/pending-fulfilment.ts';
import { type OrderStatus } from '#domain/order/order-status.ts';
import { type PaymentState } from '#domain/payment/payment.ts';
import { actsAs, isAdministrator, type Actor } from '#domain/account/role.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { cancellations, type OrderAction, type OrderMove, orderMoves } from './order-moves.ts';

/** The order data that the rules need to decide who may do what with it. */
export interface OrderStanding extends Fulfillable {
  readonly status: OrderStatus;
  /** The fan who placed it. */
  readonly customerId: number;
  /** The celebrity it is for; null if the back end does not report it. */
  readonly celebrityId: number | null;
  /** Whether the celebrity's store is closed, as far as the back end reports it. */
  readonly storeIsClosed: boolean;
  readonly payment: PaymentState;
  /**
   * Whether the celebrity may begin before payment: a manager released the order, or the site allows it for all orders.
   */
  readonly startsUnpaid: boolean;
  readonly answerVideo: { readonly videoId: string } | null;
  /** The answer video being uploaded, or uploaded last. */
  readonly openUpload: string | null;
  /** The delivery about to be sent; while there is one, nothing that belongs to it can be changed. */
  readonly pendingFulfilment: Pick<PendingFulfilment, 'droppedAt'> | null;
}

/** Whether a video was ordered. */
export function asksForVideo({
  lines,
}: {
  readonly lines: readonly { readonly service: ServiceKind | null }[];
}): boolean {
  return lines.some((line) => needOf(line) === 'video');
}

/** Whether a video was ordered that has not been uploaded yet. */
export function owesVideo(order: OrderStanding): boolean {
  return order.answerVideo === null && asksForVideo(order);
}

export type Whose = Pick<OrderStanding, 'customerId' | 'celebrityId'>;

/** Whether this user acts for one side of an order; administrators act for both. */
export function playsPart(actor: Actor, part: OrderMove['part'], order: Whose): boolean {
  if (isAdministrator(actor)) return true;
  if (part === 'manager') return actor.role === 'manager';
  return actor.role === 'celebrity' && actor.id === order.celebrityId;
}

/** Whether this user may make a move, ignoring obstacles. */
export function mayMake(actor: Actor, move: OrderMove, order: Whose): boolean {
  return playsPart(actor, move.part, order);
}

/** The moves this user can make on this order now, including those that are still blocked. */
function movesOf(actor: Actor, order: OrderStanding): readonly OrderMove[] {
  return orderMoves.filter(
    (move) => move.from === order.status && playsPart(actor, move.part, order),
  );
}

/**
 * Whether a video of the order is being uploaded, in which case the current one is not the one the celebrity means to
 * send (docs/adr/0106).
 */
export function isUploading({
  openUpload,
  answerVideo,
}: Pick<OrderStanding, 'openUpload' | 'answerVideo'>): boolean {
  return openUpload !== null && openUpload !== answerVideo?.videoId;
}

/** Whether an order can be cancelled without deciding on it: by its fan, or by the site if there is no actor. */
export function mayCancel(
  actor: Pick<Actor, 'id'> | null,
  order: Whose & Pick<OrderStanding, 'status' | 'pendingFulfilment'>,
): boolean {
  const by = actor === null ? 'site' : 'fan';
  return (
    cancellations.some((one) => one.by === by && one.from === order.status) &&
    (actor === null || actor.id === order.customerId) &&
    !isBeingSent(order)
  );
}

/** Obstacles to a move that is in the table. */
export type Obstacle =
  | 'being-sent'
  | 'upload-open'
  | 'video-missing'
  | 'answer-missing'
  | 'store-closed'
  | 'payment-missing';

/** Whether this user may fulfil the order now, once everything its lines need is there. */
export function mayFulfil(
  actor: Actor,
  order: Whose & Pick<OrderStanding, 'status' | 'pendingFulfilment'>,
): boolean {
  return (
    order.status === 'processing' && !isBeingSent(order) && playsPart(actor, 'celebrity', order)
  );
}

/** Whether this user may undo what is about to be sent: anyone who may send it. */
export function mayUndo(
  actor: Actor,
  order: Whose & Pick<OrderStanding, 'status' | 'pendingFulfilment'>,
): boolean {
  return isBeingSent(order) && playsPart(actor, 'celebrity', order);
}

/** The obstacle to a move, no matter who makes it; null if there is none. */
export function obstacleTo(move: OrderMove, order: OrderStanding): Obstacle | null {
  if (move.needsAnswers && isUploading(order)) return 'upload-open';
  if (move.needsAnswers && owesVideo(order)) return 'video-missing';
  if (move.needsAnswers && missingFrom(order).length > 0) return 'answer-missing';
  if (move.needsAnswers && isBeingSent(order)) return 'being-sent';
  if (move.needsOpenStore && order.storeIsClosed) return 'store-closed';
  return move.needsPayment && owesPayment(order) ? 'payment-missing' : null;
}

/** Whether its celebrity waits for payment before starting work. */
export function owesPayment({
  payment,
  startsUnpaid,
}: Pick<OrderStanding, 'payment' | 'startsUnpaid'>): boolean {
  return payment !== 'received' && !startsUnpaid;
}

/** The moves available to this user on this order now, in table order. */
export function movesOpenTo(actor: Actor, order: OrderStanding): readonly OrderMove[] {
  return movesOf(actor, order).filter((move) => obstacleTo(move, order) === null);
}

/** Whether the celebrity's closed store is all that keeps this user from accepting the order. */
export function mustWaitForStore(actor: Actor, order: OrderStanding): boolean {
  return movesOf(actor, order).some((move) => obstacleTo(move, order) === 'store-closed');
}

/** Whether the missing payment is all that keeps this user from accepting the order. */
export function mustWaitForPayment(actor: Actor, order: OrderStanding): boolean {
  return movesOf(actor, order).some((move) => obstacleTo(move, order) === 'payment-missing');
}

/** Whether this user may let the celebrity begin although the order is unpaid. */
export function mayRelease(
  actor: Pick<Actor, 'role'>,
  order: Pick<OrderStanding, 'status' | 'payment' | 'startsUnpaid'>,
): boolean {
  return actsAs(actor, 'manager') && order.status === 'on-hold' && owesPayment(order);
}

/** The move behind an action, or null if it is not available to this user on this order now. */
export function moveFor(actor: Actor, order: OrderStanding, action: OrderAction): OrderMove | null {
  return movesOpenTo(actor, order).find((move) => move.action === action) ?? null;
}
