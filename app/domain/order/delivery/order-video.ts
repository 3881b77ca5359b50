import type { Order } from '../order.ts';
import type { OrderVideo } from '#domain/order/order-parts.ts';
import { fullName } from '#domain/person/person-name.ts';

/**
 * Which video of an order is meant: the celebrity's answer, a new one that is not sent yet, or what the fan sent along
 * with a line.
 */
export type VideoOfOrder =
  | { readonly kind: 'answer' }
  | { readonly kind: 'new' }
  | { readonly kind: 'fan'; readonly lineId: number | null };

const orderVideoKinds = ['answer', 'new', 'fan'] as const satisfies VideoOfOrder['kind'][];

type Videos = Pick<Order, 'answerVideo' | 'newVideo' | 'celebrityName' | 'billing'> & {
  readonly lines: readonly Pick<Order['lines'][number], 'id' | 'fanVideo'>[];
};

/**
 * A video of an order and the name of who made it; null when there is none. Anyone who may see an order may see its
 * videos, and no one else: ask for the order with `maySeeOrder` first.
 */
export function orderVideo(
  order: Videos,
  which: VideoOfOrder,
): { readonly video: OrderVideo; readonly by: string } | null {
  if (which.kind === 'answer') {
    return order.answerVideo && { video: order.answerVideo, by: order.celebrityName };
  }
  if (which.kind === 'new') {
    return order.newVideo && { video: order.newVideo, by: order.celebrityName };
  }
  const line = order.lines.find(({ id, fanVideo }) =>
    which.lineId === null ? fanVideo !== null : id === which.lineId,
  );
  return line?.fanVideo ? { video: line.fanVideo, by: fullName(order.billing) } : null;
}

/**
 * Which video an address asks for: `kind` (the answer unless it says `fan` or `new`) and, for the fan's, `line`; null
 * for nonsense.
 */
export function videoAskedFor(query: URLSearchParams): VideoOfOrder | null {
  const kind = orderVideoKinds.find((known) => known === (query.get('kind') ?? 'answer'));
  if (kind === undefined) return null;
  if (kind === 'answer' || kind === 'new') return { kind };
  const line = query.get('line');
  if (line === null) return { kind, lineId: null };
  return /^[1-9]\d{0,14}$/.test(line) ? { kind, lineId: Number(line) } : null;
}
