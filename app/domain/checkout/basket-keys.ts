import { maxBasketLines, type Basket } from './basket.ts';

/** Gives each of these celebrities a key, unless there is one. */
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
 * Makes one checkout of the orders with these celebrities where they are several, or are what is left of one. An order
 * that is placed alone is in none.
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

/** The checkout that orders with these celebrities belong to; undefined where they are in none. */
export function checkoutFor(
  { checkout }: Basket,
  celebrityIds: readonly number[],
): string | undefined {
  return checkout?.open.some((one) => celebrityIds.includes(one)) ? checkout.id : undefined;
}

/** Without the keys for these celebrities: the next orders with them are others. */
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

/** Remembers that these keys are on their way to the server. */
export function withSent(basket: Basket, keys: readonly string[]): Basket {
  const sent = [...new Set([...basket.sent, ...keys])].slice(-maxBasketLines);
  return { ...basket, sent };
}
