import { useMemo } from 'react';

import { basketFrom, basketOf, type Basket } from '#domain/checkout/basket.ts';

import { basketText } from './basket-text.ts';

/** The basket as it is this moment, whichever window changed it last. */
export function readBasket(): Basket {
  return basketFrom(basketText.read());
}

/** Changes the basket for all windows. @returns how it is now */
export function changeBasket(change: (basket: Basket) => Basket): Basket {
  const before = readBasket();
  const after = change(before);
  if (after !== before) basketText.write(JSON.stringify(after));
  return after;
}

/** Gives the basket to anyone who is signed in: no one's is taken over, someone else's is gone. */
export function claimBasket(viewerId: number): void {
  changeBasket((basket) => basketOf(basket, viewerId));
}

/** The basket of this browser; null on the server and until a script runs. */
export function useBasket(): Basket | null {
  const text = basketText.useText();
  return useMemo(() => (text === undefined ? null : basketFrom(text)), [text]);
}
