import { useEffect, useMemo } from 'react';

import { countIn } from '#domain/checkout/basket-count.ts';

import { basketText } from './basket-text.ts';

/**
 * How many things are in the basket, for every page. Anyone who is signed in takes over no one's basket, and never sees
 * someone else's; the code for that comes when there is a basket.
 */
export function useBasketCount(viewerId: number | undefined): number {
  const text = basketText.useText() ?? null;
  const isThere = text !== null;
  useEffect(() => {
    if (viewerId === undefined || !isThere) return;
    void import('./basket-storage.ts').then(({ claimBasket }) => claimBasket(viewerId));
  }, [viewerId, isThere]);
  return useMemo(() => countIn(text), [text]);
}
