import { orderStatuses, type OrderStatus } from './order-status.ts';
import { calledOff } from '#domain/payment/payment.ts';
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
  /** Closed while the order owes a video that is not there. */
  readonly needsVideo?: true;
  /** Closed while the celebrity's store is: nobody is there who could do what was promised (docs/adr/0046). */
  readonly needsOpenStore?: true;
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
  },
  { part: 'celebrity', action: 'reject', from: 'on-hold', to: 'cancelled' },
  {
    part: 'celebrity',
    action: 'fulfil',
    from: 'processing',
    to: 'completed',
    needsVideo: true,
  },
];

/** What the rules need to know of an order to say who may do what with it. */
export interface OrderStanding {
  readonly status: OrderStatus;
  /** The fan who placed it. */
  readonly customerId: number;
  /** The celebrity it is for; null when the back end does not tell. */
  readonly celebrityId: number | null;
  readonly lines: readonly { readonly service: ServiceKind | null }[];
  readonly answerVideo: object | null;
  /** Whether the celebrity's store is closed, as far as the back end tells. */
  readonly storeIsClosed: boolean;
}

/** Whether a video was ordered. */
export function asksForVideo({ lines }: Pick<OrderStanding, 'lines'>): boolean {
  return lines.some(({ service }) => service === 'getVideo');
}

/** Whether a video was ordered that nobody has sent yet. */
function owesVideo(order: OrderStanding): boolean {
  return order.answerVideo === null && asksForVideo(order);
}

type Whose = Pick<OrderStanding, 'customerId' | 'celebrityId'>;

function playsPart(actor: Actor, part: OrderMove['part'], order: Whose): boolean {
  if (isAdministrator(actor)) return true;
  if (part === 'manager') return actor.role === 'manager';
  return actor.role === 'celebrity' && actor.id === order.celebrityId;
}

/** The moves that are this person's to make on this order now, also those that something still stands against. */
function movesOf(actor: Actor, order: OrderStanding): readonly OrderMove[] {
  return orderMoves.filter(
    (move) => move.from === order.status && playsPart(actor, move.part, order),
  );
}

/** What stands against a move, whoever makes it; null where nothing does. */
export function obstacleTo(
  move: OrderMove,
  order: OrderStanding,
): 'video-missing' | 'store-closed' | null {
  if (move.needsVideo && owesVideo(order)) return 'video-missing';
  return move.needsOpenStore && order.storeIsClosed ? 'store-closed' : null;
}

/** The moves that are open to this person on this order now, in the table's order. */
export function movesOpenTo(actor: Actor, order: OrderStanding): readonly OrderMove[] {
  return movesOf(actor, order).filter((move) => obstacleTo(move, order) === null);
}

/** Whether only the closed store of its celebrity keeps this person from accepting the order. */
export function mustWaitForStore(actor: Actor, order: OrderStanding): boolean {
  return movesOf(actor, order).some((move) => obstacleTo(move, order) === 'store-closed');
}

/** The move behind one action, or null when it is not open to this person on this order now. */
export function moveFor(actor: Actor, order: OrderStanding, action: OrderAction): OrderMove | null {
  return movesOpenTo(actor, order).find((move) => move.action === action) ?? null;
}

/** Statuses that an order only has once a manager approved it. */
export const approvedStatuses: readonly OrderStatus[] = ['on-hold', 'processing', 'completed'];

/** What is needed to know whether an order ever came past the managers. */
type Past = Pick<OrderStanding, 'status'> & {
  /** Whether it was made past the app and nobody adopted it. */
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

/** The statuses in which somebody of this role can have orders; a celebrity sees none before it was approved. */
export function statusesFor(role: Role): readonly OrderStatus[] {
  return role === 'celebrity'
    ? orderStatuses.filter(
        (status) => approvedStatuses.includes(status) || calledOff.includes(status),
      )
    : orderStatuses;
}

/**
 * Who may see an order at all: its fan, managers and administrators, and once it was approved its celebrity, unless it is one of
 * the shop's own.
 */
export function maySeeOrder(actor: Actor, order: Whose & Past): boolean {
  if (actsAs(actor, 'manager')) return true;
  if (actor.id === order.customerId) return true;
  if (order.isOfShop) return false;
  return actor.role === 'celebrity' && actor.id === order.celebrityId && wasApproved(order);
}

/** Who may send the answer video: the order's celebrity, once it was accepted. */
export function mayAnswerWithVideo(
  actor: Actor,
  order: Whose & Pick<OrderStanding, 'status'>,
): boolean {
  return order.status === 'processing' && playsPart(actor, 'celebrity', order);
}

/** Whether only the missing video keeps this person from fulfilling the order. */
export function mustSendVideoFirst(actor: Actor, order: OrderStanding): boolean {
  return mayAnswerWithVideo(actor, order) && owesVideo(order);
}
