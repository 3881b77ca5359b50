import type { CommissionRate } from '#domain/money/commission.ts';
import { earningOf, untaxed } from '#domain/money/earnings.ts';
import type { Cents } from '#domain/money/money.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentStanding, PaymentState } from '#domain/payment/payment.ts';
import { partialRefunds, partsLeft, partsOf } from '#domain/refund/partial-refunds.ts';

import { balancesAfter, linesBetween, type LedgerBalances, type LedgerLine } from './ledger.ts';
import { movementsBetween, placeOfMoney, type MoneyPlace } from './money-place.ts';
import {
  linesOfOrder,
  type Movement,
  type OrderAmounts,
  type OrderMovementKind,
} from './movement.ts';

/** What the ledger reads of an order. */
export type BookedOrder = Pick<
  Order,
  | 'id'
  | 'status'
  | 'payment'
  | 'createdAt'
  | 'modifiedAt'
  | 'paidAt'
  | 'completedAt'
  | 'paymentMethod'
  | 'total'
  | 'tax'
  | 'shipping'
  | 'shippingTax'
  | 'includesTax'
  | 'celebrityId'
  | 'isOfShop'
> & {
  readonly events: readonly Pick<Order['events'][number], 'at' | 'from' | 'to'>[];
  readonly paymentEvents: readonly Pick<Order['paymentEvents'][number], 'at' | 'from' | 'to'>[];
  readonly refunds: readonly BookedRefund[];
};

/** A refund with its date, which the order itself does not have; without one it has that of the order's last change. */
export interface BookedRefund {
  readonly id: number;
  readonly cents: Cents;
  /** A UTC instant. */
  readonly at?: string | undefined;
}

/**
 * The amounts of an order without those that went back. @param rate of the time when it was placed (docs/adr/0031)
 * @param refunds in cents
 */
export function amountsOf(
  order: BookedOrder,
  rate: CommissionRate,
  refunds: readonly Cents[] = [],
): OrderAmounts {
  const { celebrityId } = order;
  const earning = earningOf(untaxed(order), celebrityId === null ? 0 : rate);
  const { shipping, share, commission, tax } = partsLeft(partsOf(earning, order.tax), refunds);
  const theirs = shipping + share;
  return {
    money: order.paymentMethod === 'bankTransfer' ? 'bank' : 'card-clearing',
    earner: celebrityId === null ? 'own-sales' : 'celebrity-payable',
    ...{ total: theirs + commission + tax, theirs, commission, tax },
  };
}

/** The balances of amounts that are in a place. */
function balancesIn(place: MoneyPlace, amounts: OrderAmounts): LedgerBalances {
  return movementsBetween('nowhere', place).reduce<LedgerBalances>(
    (balances, kind) => balancesAfter(balances, linesOfOrder(kind, amounts)),
    {},
  );
}

/** A change of status or payment, or a refund; times of several lists, each in its own order. */
interface Change {
  readonly at: string;
  readonly status?: OrderStatus;
  readonly payment?: PaymentState;
  readonly refund?: BookedRefund;
}

const timeOf = ({ at }: Change) => new Date(at).getTime();

/** Merges two histories by time, without changing the order within either. */
function inTurn(one: readonly Change[], other: readonly Change[]): readonly Change[] {
  const rest = [...other];
  return one
    .flatMap((change) => {
      const later = rest.findIndex((next) => timeOf(next) >= timeOf(change));
      return [...rest.splice(0, later < 0 ? rest.length : later), change];
    })
    .concat(rest);
}

/** What is known of the order's past, ending with what it is now. */
function changesOf(order: BookedOrder): readonly Change[] {
  const { events, paymentEvents, status, payment, paidAt, completedAt, modifiedAt } = order;
  const moves: Change[] = events.map(({ at, to }) => ({ at, status: to }));
  const isDated = completedAt !== null && !events.some(({ to }) => to === 'completed');
  if (isDated && status === 'completed') moves.push({ at: completedAt, status });
  const payments: Change[] = paymentEvents.map(({ at, to }) => ({ at, payment: to }));
  // A plain WordPress dates a payment and keeps no events of it.
  if (payments.length === 0 && paidAt !== null && payment !== 'awaiting')
    payments.push({ at: paidAt, payment: 'received' });
  const refunds = partialRefunds(order).map((refund) => {
    return { at: endOfSecond(refund.at ?? modifiedAt), refund };
  });
  return [...inTurn(inTurn(moves, payments), refunds), { at: modifiedAt, status, payment }];
}

/** Refunds have whole seconds: what happened within the same one came before, as money comes in before it goes back. */
function endOfSecond(at: string): string {
  return new Date(Math.floor(new Date(at).getTime() / 1_000) * 1_000 + 999).toISOString();
}

/** An order that a WordPress took in on its own is not booked until a manager adopts it. */
function placeIn({ isOfShop }: BookedOrder, standing: PaymentStanding): MoneyPlace {
  return isOfShop ? 'nowhere' : placeOfMoney(standing);
}

/**
 * Every movement of an order's money so far, oldest first, from its history: a longer history only adds to them. What
 * moves by itself moves by the time of what made it move. @param rate of the time when it was placed
 */
export function movementsOf(order: BookedOrder, rate: CommissionRate): readonly Movement[] {
  const refunds: Cents[] = [];
  let amounts = amountsOf(order, rate);
  const counts = new Map<OrderMovementKind, number>();
  const movements: Movement[] = [];
  let status: OrderStatus = order.events[0]?.from ?? 'pending';
  let payment: PaymentState = order.paymentEvents[0]?.from ?? 'awaiting';
  let place: MoneyPlace = 'nowhere';
  const changes: readonly Change[] = [{ at: order.createdAt }, ...changesOf(order)];
  for (const change of changes) {
    status = change.status ?? status;
    payment = change.payment ?? payment;
    const next = placeIn(order, { status, payment });
    for (const kind of movementsBetween(place, next)) {
      const ordinal = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, ordinal);
      movements.push({
        key: `order:${order.id}:${kind}:${ordinal}`,
        ...{ kind, at: change.at, orderId: order.id, celebrityId: order.celebrityId },
        lines: linesOfOrder(kind, amounts),
      });
    }
    place = next;
    if (change.refund) {
      const { id, cents, at = order.modifiedAt } = change.refund;
      refunds.push(cents);
      const left = amountsOf(order, rate, refunds);
      const lines = linesBetween(balancesIn(place, amounts), balancesIn(place, left));
      movements.push({
        key: partRefundKey(order.id, id),
        ...{ kind: 'part-refunded', at, orderId: order.id, celebrityId: order.celebrityId, lines },
      });
      amounts = left;
    }
  }
  return movements.filter(({ lines }) => lines.length > 0);
}

function partRefundKey(orderId: number, refundId: number): string {
  return `order:${orderId}:part-refunded:${refundId}`;
}

/** The balances that an order's payment, status and refunds ask for. */
export function balancesOf(order: BookedOrder, rate: CommissionRate): LedgerBalances {
  const refunds = partialRefunds(order).map(({ cents }) => cents);
  return balancesIn(placeIn(order, order), amountsOf(order, rate, refunds));
}

/** What the ledger has of an order. */
export interface Booked {
  readonly keys: ReadonlySet<string>;
  readonly balances: LedgerBalances;
  /** The lines of its partial refunds, by their key. */
  readonly partRefunds: ReadonlyMap<string, readonly LedgerLine[]>;
}

/** Takes partial refunds back that are none any more: they are gone from the order, or the last of several now. */
function droppedRefunds(order: BookedOrder, { keys, partRefunds }: Booked): readonly Movement[] {
  const there = new Set(partialRefunds(order).map(({ id }) => partRefundKey(order.id, id)));
  return [...partRefunds].flatMap(([key, booked]) => {
    const dropped = key.replace(':part-refunded:', ':part-refund-dropped:');
    if (there.has(key) || keys.has(dropped)) return [];
    const lines = booked.map(({ account, cents }) => ({ account, cents: -cents }));
    const { id: orderId, celebrityId, modifiedAt: at } = order;
    return [{ key: dropped, kind: 'part-refund-dropped', at, orderId, celebrityId, lines }];
  });
}

/**
 * What is still to be booked of an order. If its history does not explain what it is now (an amount was changed, or a
 * WordPress changed it without leaving events), a correction follows, so that the balances are right all the same.
 */
export function missingMovements(
  order: BookedOrder,
  rate: CommissionRate,
  booked: Booked,
): readonly Movement[] {
  const { keys, balances } = booked;
  const missing = [
    ...movementsOf(order, rate).filter(({ key }) => !keys.has(key)),
    ...droppedRefunds(order, booked),
  ];
  const after = missing.reduce((sum, { lines }) => balancesAfter(sum, lines), balances);
  const lines = linesBetween(after, balancesOf(order, rate));
  if (lines.length === 0) return missing;
  const ordinal = [...keys].filter((key) => key.includes(':corrected:')).length + 1;
  const correction: Movement = {
    key: `order:${order.id}:corrected:${ordinal}`,
    ...{ kind: 'corrected', at: order.modifiedAt, lines },
    ...{ orderId: order.id, celebrityId: order.celebrityId },
  };
  return [...missing, correction];
}
