import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { withoutOrdered } from '#domain/checkout/without-ordered.ts';

import { placedOrdersQuery } from './basket.queries.ts';
import { changeBasket, readBasket, useBasket } from './basket-storage.ts';

/**
 * Looks for orders of which the answer never came, since the connection broke or the window was closed: what they hold
 * leaves the basket, and one window tells it. Where there is none, the next try is made under the same key.
 * @param isSignedIn no one else has orders
 */
export function useLostAnswers(isSignedIn: boolean): void {
  const { t } = useLingui();
  const { say } = useToasts();
  const sent = useBasket()?.sent ?? [];
  const { data } = useQuery(placedOrdersQuery(isSignedIn ? sent : []));
  useEffect(() => {
    for (const { key, lines, number } of data ?? []) {
      // Another window may have told it already.
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
