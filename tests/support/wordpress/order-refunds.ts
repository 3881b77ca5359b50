import type { WireOrder } from '#backend/contract/orders/order.ts';

import { ok, type Answer } from './answers.ts';
import { refundLike } from './sources.ts';

interface Refund {
  readonly id: number;
  readonly amount: string;
  readonly date_created_gmt: string;
}

function viewOf(refund: Refund & { readonly reason: string }): unknown {
  return { ...refundLike, ...refund };
}

/**
 * Refunds as WooCommerce keeps them: the order lists them without a date, newest first, and has changed. When all of it
 * went back, its status is `refunded`, and nothing of ours changes.
 */
export function openOrderRefunds(all: Map<number, WireOrder>, now: () => string) {
  const dates = new Map<number, string>();
  let lastId = 50_000;
  const left = ({ total, refunds }: WireOrder) =>
    Math.round(refunds.reduce((rest, one) => rest + Number(one.total), Number(total)) * 100);

  function create(order: WireOrder, body: unknown): Answer {
    const { amount, reason = '' } = body as { amount: string; reason?: string };
    lastId += 1;
    const refunds = [{ id: lastId, reason, total: `-${amount}` }, ...order.refunds];
    const changed = { ...order, refunds, date_modified_gmt: now() };
    all.set(order.id, { ...changed, status: left(changed) === 0 ? 'refunded' : order.status });
    dates.set(lastId, now());
    return ok(viewOf({ id: lastId, amount, reason, date_created_gmt: now() }), 201);
  }

  function remove(order: WireOrder, id: number): Answer {
    const refunds = order.refunds.filter((one) => one.id !== id);
    // WooCommerce does not date the order anew.
    all.set(order.id, { ...order, refunds });
    return ok({ ...refundLike, id });
  }

  return {
    answer(method: string, order: WireOrder, id: number | null, body: unknown): Answer {
      if (method === 'POST') return create(order, body);
      if (method === 'DELETE') return remove(order, id ?? 0);
      const rows = order.refunds.map(({ id: own, reason, total }) =>
        viewOf({
          ...{ id: own, reason: reason ?? '', amount: total.replace('-', '') },
          date_created_gmt: dates.get(own) ?? now(),
        }),
      );
      return ok(rows);
    },
  };
}
