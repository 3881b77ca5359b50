import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import {
  createOrder,
  type NewOrder,
} from '#app/server/backend/orders/placing/order-placing.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';

import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';

vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
});
beforeEach(() => startAnew());
afterAll(() => wordpress.close());

const order = (changes: Partial<NewOrder> = {}): NewOrder => ({
  ...{ customerId: 14, token: wordpress.people.tokenOf('fan1'), delivery: null },
  ...{ paymentMethod: 'bankTransfer', key: crypto.randomUUID() },
  lines: [
    { id: 'a', quantity: 1, answers: { to: 'Sam' }, fanVideo: null, productId: 59, price: 6500 },
  ],
  ...changes,
});

it('an order of a WordPress carries the versions of the texts it was placed under, if any', async () => {
  const fan = { id: 14, role: 'fan' } as const;
  const agreedTexts = [
    { page: 'terms', hash: 'a'.repeat(64), since: '2026-06-01T10:00:00.000Z' },
    { page: 'withdrawal', hash: 'b'.repeat(64), since: '2026-06-02T10:00:00.000Z' },
  ] as const;
  const made = await createOrder(order({ agreedTexts }));
  expect((await getOrder(made.orderId, fan)).agreedTexts).toEqual(agreedTexts);
  const bare = await createOrder(order());
  expect((await getOrder(bare.orderId, fan)).agreedTexts).toEqual([]);
});
