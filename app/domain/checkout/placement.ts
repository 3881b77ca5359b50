import type { OrderQuote } from './quote.ts';
import { type OrderedLine } from './basket-removal.ts';
import type { LineProblem } from '#domain/order/line-facts.ts';

/** An order that was created, now or earlier. */
export interface PlacedOrder {
  readonly orderId: number;
  readonly number: string;
  readonly celebrityId: number;
  readonly key: string;
  /** Id of the card transaction that pays it; empty if there is none. */
  readonly transactionId: string;
  readonly lines: readonly OrderedLine[];
}

/** Why a card did not pay one of several orders: that order and those after it are not created. */
export interface CardRefusal {
  readonly celebrityId: number;
  readonly code: 'card_declined' | 'card_asks';
  /** What the card's bank requires authentication for; empty if it declined. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The result of placing orders. If there are problems, only the orders listed were created. */
export interface Placement {
  readonly placed: readonly PlacedOrder[];
  readonly problems: readonly LineProblem[];
  /** Orders that were not created because their total differs from the one agreed to, with the new total. */
  readonly totals: readonly OrderQuote[];
  /** Set when one card pays several orders and did not pay all of them. */
  readonly card?: CardRefusal;
}
