import type { NewOrderOf } from '#domain/checkout/checkout.ts';
import { problemsOfGroup, type LineFacts, type LineProblem } from '#domain/order/line-facts.ts';
import { earliestNeeded, neededByOf } from '#domain/order/promise/needed-by.ts';
import { promisedDaysOf } from '#domain/order/promise/promised-days.ts';
import { strictestQuality } from '#domain/service/quality-promise.ts';

type Facts = ReadonlyMap<string, LineFacts>;

/**
 * What is promised with an order, null where nothing is: the longest time and the strictest quality of its services,
 * and the earliest of the days its requests are needed by.
 */
export function promiseOf({ lines }: NewOrderOf, facts: Facts) {
  const services = lines.flatMap(({ id }) => {
    const { promisedDays = null, quality = null } = facts.get(id) ?? {};
    return promisedDays === null ? [] : [{ promisedDays, quality }];
  });
  return {
    promisedDays: promisedDaysOf(services),
    quality: strictestQuality(services.map(({ quality }) => quality)),
    neededBy: earliestNeeded(
      lines.flatMap((line) =>
        line.kind === 'service' && line.neededBy ? [neededByOf(line.neededBy)] : [],
      ),
    ),
  };
}

/** What prevents orders from being placed as shown. */
export function problemsOf(orders: readonly NewOrderOf[], facts: Facts): LineProblem[] {
  const now = Date.now();
  return orders.flatMap(({ lines }) =>
    problemsOfGroup(
      lines.map((line) => ({ line, facts: facts.get(line.id) ?? null })),
      now,
    ),
  );
}
