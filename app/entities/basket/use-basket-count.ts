import { useEffect, useMemo } from 'react';

import { countIn } from '#domain/checkout/basket-count.ts';

import { basketText } from './basket-text.ts';

/**
 * The number of items in the basket, for every page. A signed-in user adopts an anonymous basket and never sees another
 * user's; the code for that is loaded only when there is a basket.
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
