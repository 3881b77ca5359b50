import { queryOptions } from '@tanstack/react-query';

import type { BasketLine } from '#domain/checkout/basket-line.ts';
import type { AskedLine } from '#domain/checkout/asked-lines.ts';
import type { Locale } from '#domain/locale.ts';

import { readBasketFacts, readPlacedOrders } from './basket.functions.ts';
import { readBasket } from './basket-storage.ts';
import { whileNothingIsSent } from './sending-lock.ts';

function askedOf(line: BasketLine): AskedLine {
  const { id } = line;
  return line.kind === 'service'
    ? { kind: 'service', id, celebrityId: line.celebrityId, service: line.service }
    : { kind: 'product', id, productId: line.productId };
}

/** Current facts about these lines. Refetched whenever a page shows them. */
export function basketFactsQuery(lines: readonly BasketLine[], locale: Locale) {
  const asked = lines.map(askedOf);
  return queryOptions({
    queryKey: ['basket-facts', locale, asked],
    queryFn: () => readBasketFacts({ data: { locale, lines: asked } }),
    enabled: asked.length > 0,
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** Waits until no window is placing orders, then looks up only the keys still unanswered. */
function findUnanswered() {
  return whileNothingIsSent(async () => {
    const { sent } = readBasket();
    return sent.length === 0 ? [] : readPlacedOrders({ data: { keys: sent } });
  });
}

/** Orders whose response never arrived. @param keys sent keys without a response at the time of the check */
export function placedOrdersQuery(keys: readonly string[]) {
  return queryOptions({
    queryKey: ['placed-orders', keys],
    queryFn: findUnanswered,
    enabled: keys.length > 0,
    staleTime: 0,
    refetchOnMount: 'always',
  });
}
