import { maxBasketLines, type Basket } from './basket.ts';

/** Gives each of these celebrities a key, unless there already is one. */
export function withKeys(
  basket: Basket,
  celebrityIds: readonly number[],
  makeKey: () => string,
): Basket {
  const made = celebrityIds.map((one) => [String(one), basket.keys[String(one)] ?? makeKey()]);
  const stillOf = new Set(basket.lines.map(({ celebrityId }) => String(celebrityId)));
  const kept = Object.entries(basket.keys).filter(
    ([one, key]) => stillOf.has(one) || basket.sent.includes(key),
  );
  return { ...basket, keys: { ...Object.fromEntries(kept), ...Object.fromEntries(made) } };
}

/**
 * Groups the orders with these celebrities into one checkout if there are several, or if they remain from such a
 * checkout. An order placed alone belongs to none.
 */
export function withCheckout(
  basket: Basket,
  celebrityIds: readonly number[],
  makeId: () => string,
): Basket {
  const isLeft = checkoutFor(basket, celebrityIds) !== undefined;
  if (!isLeft && celebrityIds.length < 2) return basket;
  const { id, open } = (isLeft && basket.checkout) || { id: makeId(), open: [] };
  const all = [...new Set([...open, ...celebrityIds])].slice(-maxBasketLines);
  return { ...basket, checkout: { id, open: all } };
}

/** The checkout that orders with these celebrities belong to; undefined if there is none. */
export function checkoutFor(
  { checkout }: Basket,
  celebrityIds: readonly number[],
): string | undefined {
  return checkout?.open.some((one) => celebrityIds.includes(one)) ? checkout.id : undefined;
}

/** Removes the keys for these celebrities, so that the next orders with them are new orders. */
export function withoutKeys(basket: Basket, celebrityIds: readonly number[]): Basket {
  const dropped = celebrityIds.map((id) => basket.keys[String(id)]);
  return {
    ...basket,
    keys: Object.fromEntries(
      Object.entries(basket.keys).filter(([id]) => !celebrityIds.includes(Number(id))),
    ),
    sent: basket.sent.filter((key) => !dropped.includes(key)),
  };
}

/** Marks these keys as sent to the server. */
export function withSent(basket: Basket, keys: readonly string[]): Basket {
  const sent = [...new Set([...basket.sent, ...keys])].slice(-maxBasketLines);
  return { ...basket, sent };
}
