import type { Cents } from '#domain/money/money.ts';

import { type MatchableOrder, outstandingOf } from './matchable-order.ts';
import { comparableName, type ComparableName } from './payer-name.ts';

/** Orders as the lines of a statement ask for them. */
export interface OrderIndex {
  readonly byNumber: ReadonlyMap<number, MatchableOrder>;
  readonly byCheckout: ReadonlyMap<string, readonly MatchableOrder[]>;
  /** Unpaid orders by what is still to be paid for them. */
  readonly byAmount: ReadonlyMap<Cents, readonly MatchableOrder[]>;
  /** The unpaid orders of a checkout, if there are several, by their sum. */
  readonly bySum: ReadonlyMap<Cents, readonly (readonly MatchableOrder[])[]>;
  readonly namesOf: (order: MatchableOrder) => readonly ComparableName[];
}

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

export function indexOrders(orders: readonly MatchableOrder[]): OrderIndex {
  const byNumber = new Map<number, MatchableOrder>();
  const byCheckout = new Map<string, MatchableOrder[]>();
  const byAmount = new Map<Cents, MatchableOrder[]>();
  const bySum = new Map<Cents, (readonly MatchableOrder[])[]>();
  for (const order of orders.toSorted((one, other) => one.id - other.id)) {
    byNumber.set(Number(order.number), order);
    if (order.checkout !== null) addTo(byCheckout, order.checkout, order);
    if (outstandingOf(order) > 0) addTo(byAmount, outstandingOf(order), order);
  }
  for (const together of byCheckout.values()) {
    const unpaid = together.filter((order) => outstandingOf(order) > 0);
    if (unpaid.length > 1) addTo(bySum, outstandingSum(unpaid), unpaid);
  }
  const names = new Map<number, readonly ComparableName[]>();
  return {
    ...{ byNumber, byCheckout, byAmount, bySum },
    namesOf(order) {
      const known = names.get(order.id) ?? order.payers.map(comparableName);
      names.set(order.id, known);
      return known;
    },
  };
}

export function outstandingSum(orders: readonly MatchableOrder[]): Cents {
  return orders.reduce((sum, order) => sum + outstandingOf(order), 0);
}
