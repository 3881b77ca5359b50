import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { withoutOrdered } from '#domain/checkout/without-ordered.ts';

import { placedOrdersQuery } from './basket.queries.ts';
import { changeBasket, readBasket, useBasket } from './basket-storage.ts';

/**
 * Looks for orders whose response never arrived because the connection dropped or the window was closed. Their lines
 * are removed from the basket, and one window notifies the user. If there is no such order, the next attempt reuses the
 * key.
 * @param isSignedIn only signed-in users have orders
 */
export function useLostAnswers(isSignedIn: boolean): void {
  const { t } = useLingui();
  const { say } = useToasts();
  const sent = useBasket()?.sent ?? [];
  const { data } = useQuery(placedOrdersQuery(isSignedIn ? sent : []));
  useEffect(() => {
    for (const { key, lines, number } of data ?? []) {
      // Another window may have reported it already.
      if (!readBasket().sent.includes(key)) continue;
      changeBasket((basket) => withoutOrdered(basket, key, lines));
      say({
        id: `placed-${number}`,
        kind: 'info',
        text: t`Order ${number} went through before the connection dropped. You’ll find it in “My orders”.`,
      });
    }
  }, [data, say, t]);
}
