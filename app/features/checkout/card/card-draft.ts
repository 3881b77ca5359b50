import * as v from 'valibot';

import { createDraft } from '#app/platform/browser/draft.ts';
import { cardDraftSchema, type CardDraft } from '#domain/payment/card/card-token.ts';

const card = createDraft('astera.card', cardDraftSchema);
const declined = createDraft(
  'astera.card-declined',
  v.fallback(v.nullable(v.pipe(v.array(v.string()), v.maxLength(20))), []),
);

/**
 * Keeps what stands for a card from the form until the order is placed, as long as the tab lives. Neither the number
 * nor the code of the card is part of it.
 */
export function keepCard(filled: CardDraft): void {
  card.keep(filled);
}

/** The card that was filled in, or null. */
export function readCard(): CardDraft | null {
  return card.read();
}

export function dropCard(): void {
  card.keep(null);
}

/**
 * Forgets a card that was declined; its form tells of it until another one is filled in.
 * @param placed numbers of the orders of this checkout that were placed before
 */
export function dropDeclinedCard(placed: readonly string[] = []): void {
  dropCard();
  declined.keep([...placed]);
}

/** The numbers of the orders that were placed before the card was declined for the next one; null where it was not. */
export function wasDeclined(): readonly string[] | null {
  return declined.read();
}

export function forgetDecline(): void {
  declined.keep(null);
}
