import type { OrderQuote } from './quote.ts';
import { type OrderedLine } from './basket-removal.ts';
import type { LineProblem } from '#domain/order/line-facts.ts';

/** An order that was made, now or before. */
export interface PlacedOrder {
  readonly orderId: number;
  readonly number: string;
  readonly celebrityId: number;
  readonly key: string;
  /** Of the card that pays it; empty when none does. */
  readonly transactionId: string;
  readonly lines: readonly OrderedLine[];
}

/** Why a card did not pay one of several orders: it and those after it are not made. */
export interface CardRefusal {
  readonly celebrityId: number;
  readonly code: 'card_declined' | 'card_asks';
  /** What the card's bank wants to ask its owner for; empty where it declined. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What became of placing orders. Where there are problems, nothing was made but what is named. */
export interface Placement {
  readonly placed: readonly PlacedOrder[];
  readonly problems: readonly LineProblem[];
  /** Of orders that came to another total than was agreed to, and that are not made: to which. */
  readonly totals: readonly OrderQuote[];
  /** Where one card pays several orders, and did not pay all of them. */
  readonly card?: CardRefusal;
}
