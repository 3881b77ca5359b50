import type { Order } from '../order.ts';
import type { OrderVideo } from '#domain/order/order-parts.ts';
import { fullName } from '#domain/person/person-name.ts';

/**
 * Selects a video of an order: the celebrity's answer, a new one that has not been sent yet, or the one the fan
 * attached to a line.
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
 * A video of an order and the name of its author; null if there is none. A user may see an order's videos exactly if
 * they may see the order: check `maySeeOrder` first.
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
 * The video a URL requests: `kind` (the answer unless it is `fan` or `new`) and, for the fan's, `line`; null if
 * invalid.
 */
export function videoAskedFor(query: URLSearchParams): VideoOfOrder | null {
  const kind = orderVideoKinds.find((known) => known === (query.get('kind') ?? 'answer'));
  if (kind === undefined) return null;
  if (kind === 'answer' || kind === 'new') return { kind };
  const line = query.get('line');
  if (line === null) return { kind, lineId: null };
  return /^[1-9]\d{0,14}$/.test(line) ? { kind, lineId: Number(line) } : null;
}
