import * as v from 'valibot';

import { createDraft } from '#app/platform/browser/draft.ts';
import { cardDraftSchema, type CardDraft } from '#domain/payment/card/card-token.ts';

const card = createDraft('astera.card', cardDraftSchema);
const declined = createDraft(
  'astera.card-declined',
  v.fallback(v.nullable(v.pipe(v.array(v.string()), v.maxLength(20))), []),
);

/**
 * Keeps the card tokens from the form until the order is placed, for the lifetime of the tab. Neither the card number
 * nor its security code is included.
 */
export function keepCard(filled: CardDraft): void {
  card.keep(filled);
}

/** The card that was entered, or null. */
export function readCard(): CardDraft | null {
  return card.read();
}

export function dropCard(): void {
  card.keep(null);
}

/**
 * Discards a declined card; the form says so until another one is entered.
 * @param placed numbers of this checkout's orders that were placed before
 */
export function dropDeclinedCard(placed: readonly string[] = []): void {
  dropCard();
  declined.keep([...placed]);
}

/** The numbers of the orders placed before the card was declined for the next one; null if it was not declined. */
export function wasDeclined(): readonly string[] | null {
  return declined.read();
}

export function forgetDecline(): void {
  declined.keep(null);
}
