import { describe, expect, it, vi } from 'vitest';

import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { orderActions } from '#domain/order/transitions/order-moves.ts';
import { orderStatuses, type OrderStatus } from '#domain/order/order-status.ts';

import { anyBackend } from '#tests/support/databases/tested-backends.ts';
import { eventsOfMade, note, people, shopOf } from './order-moves-shop.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: world.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

/** What the product allows, written down once more: a change of the rules must change this table, too. */
const allowed: Readonly<Record<string, OrderStatus>> = {
  'manager admin-approval accept': 'on-hold',
  'manager admin-approval reject': 'cancelled',
  'celebrity on-hold accept': 'processing',
  'celebrity on-hold reject': 'cancelled',
  'celebrity processing fulfil': 'completed',
  'admin admin-approval accept': 'on-hold',
  'admin admin-approval reject': 'cancelled',
  'admin on-hold accept': 'processing',
  'admin on-hold reject': 'cancelled',
  'admin processing fulfil': 'completed',
};

/** Who may not learn that the order is there; its celebrity may not while no manager has approved it. */
function isStranger(name: string, status: OrderStatus): boolean {
  if (name === 'celebrity') return !['on-hold', 'processing', 'completed'].includes(status);
  return name === 'fan2' || name === 'priya';
}

const attempts = people.flatMap(([name]) =>
  orderStatuses.flatMap((status) =>
    orderActions.map((action) => ({
      name,
      status,
      action,
      outcome:
        allowed[`${name} ${status} ${action}`] ??
        (isStranger(name, status) ? 'not_found' : 'not_allowed'),
    })),
  ),
);

describe.each(anyBackend)('who moves which order on $name', (backend) => {
  const { actorOf, orderIn, outcomeOf } = shopOf(backend, (fetch) => {
    world.fetch = fetch;
  });
  const made = eventsOfMade(backend);

  it.each(attempts)(
    '$name, an order in $status, $action: $outcome',
    async ({ name, status, action, outcome }) => {
      const id = await orderIn(status);
      expect(await outcomeOf(id, action, status, name)).toBe(outcome);
      const after = await getOrder(id, actorOf('manager'));
      const moved = `${name} ${status} ${action}` in allowed;
      expect([after.status, after.events.length, after.note]).toEqual([
        moved ? outcome : status,
        moved ? made + 1 : made,
        note,
      ]);
    },
  );
});
