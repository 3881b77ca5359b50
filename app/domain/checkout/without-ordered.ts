import { type Basket, withPieces } from './basket.ts';
import { piecesOf } from './basket-pieces.ts';
import type { OrderedLine } from './basket-removal.ts';

function celebrityOfKey({ keys }: Basket, key: string): number {
  return Number(Object.entries(keys).find(([, used]) => used === key)?.[0] ?? 0);
}

/** The checkout once its order with a celebrity is created; finished after its last one. */
function withoutCelebrity({ checkout }: Basket, celebrityId: number): Basket['checkout'] {
  if (!checkout) return null;
  const open = checkout.open.filter((one) => one !== celebrityId);
  return open.length > 0 ? { ...checkout, open } : null;
}

/** The basket after these lines were ordered under a key: the lines and the key are removed. */
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
