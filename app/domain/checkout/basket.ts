import * as v from 'valibot';

import type { Cents } from '#domain/money/money.ts';
import { serviceKinds } from '#domain/service/service.ts';

/** What one browser may hold before it is ordered. */
export const maxBasketLines = 20;
/** How many pieces of one product an order may have. */
export const maxPieces = 10;

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const cents = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999));
const name = v.pipe(v.string(), v.maxLength(300));
const uuid = v.pipe(v.string(), v.uuid());

const shown = {
  /** Names the line for as long as it lives. */
  id: uuid,
  celebrityId: id,
  celebrityName: name,
  image: v.nullable(v.pipe(v.string(), v.maxLength(500))),
  /** What was shown when it was put in; the server has the last word. */
  price: cents,
};

const serviceLineSchema = v.object({
  kind: v.literal('service'),
  ...shown,
  service: v.picklist(serviceKinds),
  /** What was filled in, by the fields of the service's form. */
  answers: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(4_000))),
    v.check((answers) => Object.keys(answers).length <= 20),
  ),
});

const productLineSchema = v.object({
  kind: v.literal('product'),
  ...shown,
  productId: id,
  title: name,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPieces)),
});

export const basketLineSchema = v.variant('kind', [serviceLineSchema, productLineSchema]);
export type BasketLine = v.InferOutput<typeof basketLineSchema>;
export type ServiceLine = v.InferOutput<typeof serviceLineSchema>;
export type ProductLine = v.InferOutput<typeof productLineSchema>;

const basketSchema = v.object({
  lines: v.pipe(v.array(basketLineSchema), v.maxLength(maxBasketLines)),
  /**
   * By celebrity: the key under which the next order with her is made. However often and from however many windows it
   * is sent, it makes one order; a new one is made when that is known.
   */
  keys: v.record(v.string(), uuid),
  /** Keys that were sent at least once and not answered yet. */
  sent: v.pipe(v.array(uuid), v.maxLength(maxBasketLines)),
  /**
   * The checkout that becomes, or is still becoming, several orders which one payment is for, with the celebrities of
   * whom it has not made its order yet.
   */
  checkout: v.optional(
    v.nullable(v.object({ id: uuid, open: v.pipe(v.array(id), v.maxLength(maxBasketLines)) })),
    null,
  ),
  /** Whose it is; no one's until someone signs in. */
  owner: v.nullable(id),
});
export type Basket = v.InferOutput<typeof basketSchema>;

export const emptyBasket: Basket = { lines: [], keys: {}, sent: [], checkout: null, owner: null };

/** A basket from what was kept as text; whatever cannot be read is an empty one. */
export function basketFrom(text: string | null): Basket {
  if (text === null) return emptyBasket;
  try {
    return v.parse(basketSchema, JSON.parse(text));
  } catch {
    return emptyBasket;
  }
}

/** The most pieces a line may have where `stock` are left, or where they are not counted. */
export function maxPiecesPerOrder(stock: number | null): number {
  return Math.max(1, Math.min(maxPieces, stock ?? maxPieces));
}

function withPieces(line: BasketLine, quantity: number): BasketLine {
  if (line.kind === 'service') return line;
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : 1;
  return { ...line, quantity: Math.min(maxPieces, Math.max(1, whole)) };
}

/**
 * Puts a line in. More of a product that is there already is added to it; a line with the id of another takes its
 * place.
 * @returns null when the basket is full
 */
export function withLine(basket: Basket, line: BasketLine): Basket | null {
  const same = basket.lines.findIndex(
    (other) =>
      other.id === line.id ||
      (other.kind === 'product' && line.kind === 'product' && other.productId === line.productId),
  );
  const earlier = basket.lines[same];
  if (earlier === undefined) {
    if (basket.lines.length >= maxBasketLines) return null;
    return { ...basket, lines: [...basket.lines, withPieces(line, piecesOf(line))] };
  }
  const isMore = earlier.kind === 'product' && earlier.id !== line.id;
  const joined = isMore
    ? withPieces({ ...line, id: earlier.id }, earlier.quantity + piecesOf(line))
    : line;
  return { ...basket, lines: basket.lines.with(same, joined) };
}

export function withQuantity(basket: Basket, lineId: string, quantity: number): Basket {
  return {
    ...basket,
    lines: basket.lines.map((line) => (line.id === lineId ? withPieces(line, quantity) : line)),
  };
}

/** Takes over a price that was agreed to. */
export function withPrice(basket: Basket, lineId: string, price: Cents): Basket {
  return {
    ...basket,
    lines: basket.lines.map((line) => (line.id === lineId ? { ...line, price } : line)),
  };
}

export function withoutLine(basket: Basket, lineId: string): Basket {
  return { ...basket, lines: basket.lines.filter((line) => line.id !== lineId) };
}

/** Puts a line back where it was taken from, unless it is there. */
export function withLineBack(basket: Basket, line: BasketLine, place: number): Basket {
  const isThere = basket.lines.some((other) => other.id === line.id);
  if (isThere || basket.lines.length >= maxBasketLines) return basket;
  return { ...basket, lines: basket.lines.toSpliced(place, 0, line) };
}

/** A line of a basket as an order took it. */
export interface OrderedLine {
  readonly id: string;
  readonly quantity: number;
}

function celebrityOfKey({ keys }: Basket, key: string): number {
  return Number(Object.entries(keys).find(([, used]) => used === key)?.[0] ?? 0);
}

/** The checkout once its order with someone is made; over with its last one. */
function withoutCelebrity({ checkout }: Basket, celebrityId: number): Basket['checkout'] {
  if (!checkout) return null;
  const open = checkout.open.filter((one) => one !== celebrityId);
  return open.length > 0 ? { ...checkout, open } : null;
}

/** The basket after an order of these lines was made under a key: what was ordered is gone, and so is the key. */
export function withoutOrdered(
  basket: Basket,
  key: string,
  ordered: readonly OrderedLine[],
): Basket {
  const lines = basket.lines.flatMap((line) => {
    const pieces = ordered.find((one) => one.id === line.id)?.quantity ?? 0;
    const left = piecesOf(line) - pieces;
    return left > 0 ? [withPieces(line, left)] : [];
  });
  return {
    ...basket,
    lines,
    keys: Object.fromEntries(Object.entries(basket.keys).filter(([, used]) => used !== key)),
    sent: basket.sent.filter((used) => used !== key),
    checkout: withoutCelebrity(basket, celebrityOfKey(basket, key)),
  };
}

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

/** The basket of anyone who signed in: no one's is taken over, another person's is not. */
export function basketOf(basket: Basket, viewerId: number): Basket {
  if (basket.owner === viewerId) return basket;
  return basket.owner === null
    ? { ...basket, owner: viewerId }
    : { ...emptyBasket, owner: viewerId };
}

export function piecesOf(line: BasketLine): number {
  return line.kind === 'product' ? line.quantity : 1;
}

/** How many things are in it. */
export function countOf(lines: readonly BasketLine[]): number {
  return lines.reduce((sum, line) => sum + piecesOf(line), 0);
}

/** What the lines cost at the prices that are shown, without shipping. */
export function costOf(lines: readonly BasketLine[]): Cents {
  return lines.reduce((sum, line) => sum + line.price * piecesOf(line), 0);
}

/** Lines that become one order: those of one celebrity. */
export interface OrderGroup {
  readonly celebrityId: number;
  readonly celebrityName: string;
  readonly lines: readonly BasketLine[];
}

/** The orders that lines become, in the order of the lines. */
export function groupsOf(lines: readonly BasketLine[]): readonly OrderGroup[] {
  const ids = [...new Set(lines.map(({ celebrityId }) => celebrityId))];
  return ids.map((celebrityId) => {
    const own = lines.filter((line) => line.celebrityId === celebrityId);
    return { celebrityId, celebrityName: own[0]?.celebrityName ?? '', lines: own };
  });
}

/** The lines that are checked out: the one that was bought at once, or all of them. */
export function chosenLines(basket: Basket, only: string | undefined): readonly BasketLine[] {
  return only === undefined ? basket.lines : basket.lines.filter((line) => line.id === only);
}
