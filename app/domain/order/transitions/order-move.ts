import { missingFrom, needOf, type Fulfillable } from '../delivery/fulfilment.ts';
import { isBeingSent, type PendingFulfilment } from '../delivery/pending-fulfilment.ts';
import { orderStatuses, type OrderStatus } from '../order-status.ts';
import { calledOff, type PaymentState } from '#domain/payment/payment.ts';
import { actsAs, isAdministrator, type Actor, type Role } from '#domain/account/role.ts';
import type { ServiceKind } from '#domain/service/service.ts';

/** What a person can do to an order; the button, the server function and the back end ask this file. */
export const orderActions = ['accept', 'reject', 'fulfil'] as const;
export type OrderAction = (typeof orderActions)[number];

/** One allowed transition: who, what, from where, to where. */
export interface OrderMove {
  readonly part: Extract<Role, 'manager' | 'celebrity'>;
  readonly action: OrderAction;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** Closed while something is missing that a line is fulfilled with. */
  readonly needsAnswers?: true;
  /** Closed while the celebrity's store is: no one is there who could do what was promised (docs/adr/0046). */
  readonly needsOpenStore?: true;
  /** Closed until the order is paid, or may begin without (docs/adr/0105). */
  readonly needsPayment?: true;
}

/** Every transition that people can make (spec §4). What is not in this table is refused. */
export const orderMoves: readonly OrderMove[] = [
  {
    part: 'manager',
    action: 'accept',
    from: 'admin-approval',
    to: 'on-hold',
    needsOpenStore: true,
  },
  { part: 'manager', action: 'reject', from: 'admin-approval', to: 'cancelled' },
  {
    part: 'celebrity',
    action: 'accept',
    from: 'on-hold',
    to: 'processing',
    needsOpenStore: true,
    needsPayment: true,
  },
  { part: 'celebrity', action: 'reject', from: 'on-hold', to: 'cancelled' },
  {
    part: 'celebrity',
    action: 'fulfil',
    from: 'processing',
    to: 'completed',
    needsAnswers: true,
  },
];

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
function owesVideo(order: OrderStanding): boolean {
  return order.answerVideo === null && asksForVideo(order);
}

type Whose = Pick<OrderStanding, 'customerId' | 'celebrityId'>;

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

/** Statuses that an order only has once a manager approved it. */
export const approvedStatuses: readonly OrderStatus[] = ['on-hold', 'processing', 'completed'];

/** What is needed to know whether an order ever came past the managers. */
type Past = Pick<OrderStanding, 'status'> & {
  /** Whether it was made past the app and no one adopted it. */
  readonly isOfShop?: boolean;
  readonly events: readonly { readonly from?: OrderStatus | null; readonly to: OrderStatus }[];
};

/** Whether managers have let an order pass: by where it stands, of one that was called off by where it has been. */
export function wasApproved({ status, events }: Past): boolean {
  // A back end of others may have let it pass without writing that down: then the next event says where it stood.
  const hasBeen = events.some(({ from, to }) =>
    approvedStatuses.some((approved) => approved === to || approved === from),
  );
  return approvedStatuses.includes(status) || (calledOff.includes(status) && hasBeen);
}

/** The statuses in which someone of this role can have orders; a celebrity sees none before it was approved. */
export function statusesFor(role: Role): readonly OrderStatus[] {
  return role === 'celebrity'
    ? orderStatuses.filter(
        (status) => approvedStatuses.includes(status) || calledOff.includes(status),
      )
    : orderStatuses;
}

/**
 * Who may see an order at all: its fan, managers and administrators, and once it was approved its celebrity, unless it
 * is one of the shop's own.
 */
export function maySeeOrder(actor: Actor, order: Whose & Past): boolean {
  if (actsAs(actor, 'manager')) return true;
  if (actor.id === order.customerId) return true;
  if (order.isOfShop) return false;
  return actor.role === 'celebrity' && actor.id === order.celebrityId && wasApproved(order);
}

/** Who may send the answer video: the order's celebrity, once it was accepted and until it is being sent. */
export function mayAnswerWithVideo(
  actor: Actor,
  order: Whose & Pick<OrderStanding, 'status' | 'pendingFulfilment'>,
): boolean {
  return mayFulfil(actor, order);
}

/** Whether only the missing video keeps this person from fulfilling the order. */
export function mustSendVideoFirst(actor: Actor, order: OrderStanding): boolean {
  return mayAnswerWithVideo(actor, order) && owesVideo(order);
}
