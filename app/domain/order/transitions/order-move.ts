import { missingFrom, needOf, type Fulfillable } from '../delivery/fulfilment.ts';
import { isBeingSent, type PendingFulfilment } from '../delivery/pending-fulfilment.ts';
import { type OrderStatus } from '#domain/order/order-status.ts';
import { type PaymentState } from '#domain/payment/payment.ts';
import { actsAs, isAdministrator, type Actor } from '#domain/account/role.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { type OrderAction, type OrderMove, orderMoves } from './order-moves.ts';

/** What the rules need to know of an order to say who may do what with it. */
export interface OrderStanding extends Fulfillable {
  readonly status: OrderStatus;
  /** The fan who placed it. */
  readonly customerId: number;
  /** The celebrity it is for; null when the back end does not tell. */
  readonly celebrityId: number | null;
  /** Whether the celebrity's store is closed, as far as the back end tells. */
  readonly storeIsClosed: boolean;
  readonly payment: PaymentState;
  /**
   * Whether the celebrity may begin before the money is there: a manager released it, or the site does so with all
   * orders.
   */
  readonly startsUnpaid: boolean;
  readonly answerVideo: { readonly videoId: string } | null;
  /** The answer video that is being sent, or was sent last. */
  readonly openUpload: string | null;
  /** What is about to be sent; while it is, nothing that goes along can be changed. */
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

/** Whether a video was ordered that no one has sent yet. */
export function owesVideo(order: OrderStanding): boolean {
  return order.answerVideo === null && asksForVideo(order);
}

export type Whose = Pick<OrderStanding, 'customerId' | 'celebrityId'>;

/** Whether this person acts for one side of an order; administrators do for both. */
export function playsPart(actor: Actor, part: OrderMove['part'], order: Whose): boolean {
  if (isAdministrator(actor)) return true;
  if (part === 'manager') return actor.role === 'manager';
  return actor.role === 'celebrity' && actor.id === order.celebrityId;
}

/** Whether a move is this person's to make, whatever stands against it. */
export function mayMake(actor: Actor, move: OrderMove, order: Whose): boolean {
  return playsPart(actor, move.part, order);
}

/** The moves that are this person's to make on this order now, also those that something still stands against. */
function movesOf(actor: Actor, order: OrderStanding): readonly OrderMove[] {
  return orderMoves.filter(
    (move) => move.from === order.status && playsPart(actor, move.part, order),
  );
}

/** Whether a video of the order is on its way: what would be sent is not what its celebrity means (docs/adr/0106). */
export function isUploading({
  openUpload,
  answerVideo,
}: Pick<OrderStanding, 'openUpload' | 'answerVideo'>): boolean {
  return openUpload !== null && openUpload !== answerVideo?.videoId;
}

/** What can stand against a move that is in the table. */
export type Obstacle =
  | 'being-sent'
  | 'upload-open'
  | 'video-missing'
  | 'answer-missing'
  | 'store-closed'
  | 'payment-missing';

/** Whether this person fulfils the order now, once what its lines are fulfilled with is there. */
export function mayFulfil(
  actor: Actor,
  order: Whose & Pick<OrderStanding, 'status' | 'pendingFulfilment'>,
): boolean {
  return (
    order.status === 'processing' && !isBeingSent(order) && playsPart(actor, 'celebrity', order)
  );
}

/** Whether this person may undo what is about to be sent: anyone who may send it. */
export function mayUndo(
  actor: Actor,
  order: Whose & Pick<OrderStanding, 'status' | 'pendingFulfilment'>,
): boolean {
  return isBeingSent(order) && playsPart(actor, 'celebrity', order);
}

/** What stands against a move, no matter who makes it; null where nothing does. */
export function obstacleTo(move: OrderMove, order: OrderStanding): Obstacle | null {
  if (move.needsAnswers && isUploading(order)) return 'upload-open';
  if (move.needsAnswers && owesVideo(order)) return 'video-missing';
  if (move.needsAnswers && missingFrom(order).length > 0) return 'answer-missing';
  if (move.needsAnswers && isBeingSent(order)) return 'being-sent';
  if (move.needsOpenStore && order.storeIsClosed) return 'store-closed';
  return move.needsPayment && owesPayment(order) ? 'payment-missing' : null;
}

/** Whether its celebrity waits for the money before the work begins. */
export function owesPayment({
  payment,
  startsUnpaid,
}: Pick<OrderStanding, 'payment' | 'startsUnpaid'>): boolean {
  return payment !== 'received' && !startsUnpaid;
}

/** The moves that are open to this person on this order now, in the table's order. */
export function movesOpenTo(actor: Actor, order: OrderStanding): readonly OrderMove[] {
  return movesOf(actor, order).filter((move) => obstacleTo(move, order) === null);
}

/** Whether only the closed store of its celebrity keeps this person from accepting the order. */
export function mustWaitForStore(actor: Actor, order: OrderStanding): boolean {
  return movesOf(actor, order).some((move) => obstacleTo(move, order) === 'store-closed');
}

/** Whether only the missing payment keeps this person from accepting the order. */
export function mustWaitForPayment(actor: Actor, order: OrderStanding): boolean {
  return movesOf(actor, order).some((move) => obstacleTo(move, order) === 'payment-missing');
}

/** Whether this person may let the celebrity begin although the order is not paid. */
export function mayRelease(
  actor: Pick<Actor, 'role'>,
  order: Pick<OrderStanding, 'status' | 'payment' | 'startsUnpaid'>,
): boolean {
  return actsAs(actor, 'manager') && order.status === 'on-hold' && owesPayment(order);
}

/** The move behind one action, or null when it is not open to this person on this order now. */
export function moveFor(actor: Actor, order: OrderStanding, action: OrderAction): OrderMove | null {
  return movesOpenTo(actor, order).find((move) => move.action === action) ?? null;
}
