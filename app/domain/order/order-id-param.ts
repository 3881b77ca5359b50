import * as v from 'valibot';

/** The `orderId` of a URL; anything invalid falls back to 0, which no order has. */
export const orderIdParam = v.fallback(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000)),
  0,
);
