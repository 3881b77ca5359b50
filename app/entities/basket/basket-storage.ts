import { useMemo } from 'react';

import { basketFrom, basketOf, type Basket } from '#domain/checkout/basket.ts';

import { basketText } from './basket-text.ts';

/** The current basket, including changes made in other windows. */
export function readBasket(): Basket {
  return basketFrom(basketText.read());
}

/** Updates the basket in all windows. @returns the updated basket */
export function changeBasket(change: (basket: Basket) => Basket): Basket {
  const before = readBasket();
  const after = change(before);
  if (after !== before) basketText.write(JSON.stringify(after));
  return after;
}

/** Assigns the basket to the signed-in user: an anonymous basket is adopted, another user's is discarded. */
export function claimBasket(viewerId: number): void {
  changeBasket((basket) => basketOf(basket, viewerId));
}

/** The basket in this browser; null on the server and before hydration. */
export function useBasket(): Basket | null {
  const text = basketText.useText();
  return useMemo(() => (text === undefined ? null : basketFrom(text)), [text]);
}
