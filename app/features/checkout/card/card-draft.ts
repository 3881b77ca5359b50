import * as v from 'valibot';

import { cardDraftSchema, type CardDraft } from '#domain/payment/card/card-token.ts';

const key = 'astera.card';
const declinedKey = 'astera.card-declined';
const declinedSchema = v.nullable(v.pipe(v.array(v.string()), v.maxLength(20)));

/**
 * Keeps what stands for a card from the form until the order is placed, as long as the tab lives. Neither the number
 * nor the code of the card is part of it.
 */
export function keepCard(card: CardDraft): void {
  sessionStorage.setItem(key, JSON.stringify(card));
}

/** The card that was filled in, or null. */
export function readCard(): CardDraft | null {
  try {
    return v.parse(cardDraftSchema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export function dropCard(): void {
  sessionStorage.removeItem(key);
}

/**
 * Forgets a card that was declined; its form tells of it until another one is filled in.
 * @param placed numbers of the orders of this checkout that were placed before
 */
export function dropDeclinedCard(placed: readonly string[] = []): void {
  dropCard();
  sessionStorage.setItem(declinedKey, JSON.stringify(placed));
}

/** The numbers of the orders that were placed before the card was declined for the next one; null where it was not. */
export function wasDeclined(): readonly string[] | null {
  try {
    return v.parse(declinedSchema, JSON.parse(sessionStorage.getItem(declinedKey) ?? 'null'));
  } catch {
    return [];
  }
}

export function forgetDecline(): void {
  sessionStorage.removeItem(declinedKey);
}
