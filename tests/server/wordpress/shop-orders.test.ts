import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { adoptOrder } from '#app/server/backend/orders/adoption.server.ts';
import { countDesk, listDesk } from '#app/server/backend/orders/desk.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { countWaiting, listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import type { Actor } from '#domain/account/role.ts';

import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

const ava: Actor = { id: 2, role: 'celebrity' };
const manager = { id: 16, role: 'manager', name: 'Mina Manager' } as const;
const orderId = 156;

let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
  wordpress.putBack(orderId, 'on-hold');
  const order = wordpress.order(orderId);
  const meta_data = order.meta_data.filter(({ key }) => key !== '_astera_adopted');
  wordpress.keep({ ...order, meta_data });
  startAnew();
});
afterAll(() => wordpress.close());

const listed = async (list: 'shop' | 'awaiting') => {
  const search = { list, age: null, find: String(orderId), page: 1 } as const;
  return (await listDesk(search, manager, Date.now())).rows.map(({ id }) => id);
};
const seen = async () => (await listOrders(ava, { page: 1, status: 'on-hold' })).rows;

describe('a bank transfer of the shop’s own checkout that was never paid', () => {
  it('is no request of its celebrity, and is counted nowhere but among the shop’s orders', async () => {
    expect((await seen()).map(({ id }) => id)).not.toContain(orderId);
    expect(await outcomeOf(getOrder(orderId, ava))).toBe('not_found');
    expect(await countWaiting(ava)).toMatchObject({ 'on-hold': 0 });
    expect(await listed('awaiting')).toEqual([]);
    expect(await listed('shop')).toEqual([orderId]);
    expect((await countDesk(manager, Date.now()))?.ofShop).toBeGreaterThan(0);
  });

  it('is adopted by managers alone, and then is the celebrity’s', async () => {
    const fan = { id: 14, role: 'fan', name: 'Grace' } as const;
    expect(await outcomeOf(adoptOrder(orderId, fan))).toBe('not_allowed');
    expect(await outcomeOf(adoptOrder(orderId, { ...ava, name: 'Ava' }))).toBe('not_allowed');
    expect(await adoptOrder(orderId, manager)).toMatchObject({ isOfShop: false });
    const kept = wordpress.order(orderId).meta_data.find(({ key }) => key === '_astera_adopted');
    expect(kept?.value).toMatchObject({ by: 'manager', actor: 16, name: 'Mina Manager' });
    expect((await seen()).map(({ id }) => id)).toContain(orderId);
    expect(await listed('awaiting')).toEqual([orderId]);
    expect(await listed('shop')).toEqual([]);
    const again = wordpress.asked.length;
    await adoptOrder(orderId, manager);
    const changes = wordpress.asked.slice(again).filter(({ method }) => method === 'PATCH');
    expect(changes).toEqual([]);
  });
});
