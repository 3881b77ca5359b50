import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import type { OrderCommand } from '#domain/order/transitions/order-command.ts';
import type { Actor } from '#domain/account/role.ts';

import { gatewayWorld, startAnew, startTwo } from '../../support/wordpress/gateway-world.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

/** The client asks a process over HTTP that is no back end of ours. */
vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

/** Changes of an order that a WordPress carries out after everyone has given them up, or never. */
let wordpress: RecordedWordpress;
const { network, timeoutMs, clock } = gatewayWorld;
const ava: Actor = { id: 2, role: 'celebrity' };
const manager = { id: 16, role: 'manager', name: 'Mina Manager' } as const;
const orderId = 156;
const start = Date.parse('2026-06-01T10:00:00Z');
const aMinuteLater = () => new Date(start + 60_000);

beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
});
beforeEach(() => {
  Object.assign(gatewayWorld, { timeoutMs: 500, clock: () => new Date(start) });
  wordpress.putBack(orderId, 'admin-approval');
  wordpress.asked.length = 0;
});
afterEach(() => {
  wordpress.trouble = {};
  Object.assign(gatewayWorld, { network, timeoutMs, clock });
});
afterAll(() => wordpress.close());

const accept: OrderCommand = { orderId, from: 'admin-approval', action: 'accept' };
const reject: OrderCommand = {
  ...{ orderId, from: 'admin-approval', action: 'reject' },
  rejection: { reason: 'other', words: 'No' },
};
/** None of these orders is paid, which is not what is asked about here. */
const beginning: Parameters<typeof moveOrder> = [
  { ...accept, from: 'on-hold' },
  ava,
  { paidFirst: false },
];
const changes = () => wordpress.asked.filter(({ method }) => method === 'PATCH').length;
const status = () => wordpress.order(orderId).status;

/** What comes of a change that is given up as soon as WordPress has heard of it. */
async function givenUp(change: () => Promise<unknown>): Promise<unknown> {
  gatewayWorld.network = async (input, init) => {
    const answer = network(input, init);
    if (new Request(input, init).method !== 'PATCH') return answer;
    answer.catch(() => {});
    await vi.waitFor(() => expect(changes()).toBe(1));
    throw new TypeError('terminated');
  };
  const outcome = await outcomeOf(change());
  gatewayWorld.network = network;
  return outcome;
}

describe('a change of an order that WordPress carries out late', () => {
  it.each([
    ['in one process', startAnew],
    ['in two', startTwo],
  ])('undoes nothing that was decided meanwhile, as nothing can be: %s', async (_, begin) => {
    begin();
    const writing = Promise.withResolvers<void>();
    wordpress.trouble = { late: writing.promise };
    expect(await givenUp(() => moveOrder(accept, manager))).toBe('backend_failed');
    const meanwhile = [reject, accept].map((command) => outcomeOf(moveOrder(command, manager)));
    expect(await Promise.all(meanwhile)).toEqual(['backend_failed', 'backend_failed']);
    const paid = { orderId, action: 'receive', from: 'awaiting', reference: '' } as const;
    expect(await outcomeOf(movePayment(paid, manager))).toBe('backend_failed');
    expect([changes(), status()]).toEqual([1, 'admin-approval']);
    writing.resolve();
    await vi.waitFor(() => expect(status()).toBe('on-hold'));
    // Anyone who looks sees it, and decides on the order as it is now.
    expect(await outcomeOf(moveOrder(reject, manager))).toBe('order_moved_on');
    gatewayWorld.clock = aMinuteLater;
    expect(await outcomeOf(moveOrder(...beginning))).toBe('done');
  });

  it('lets the next change go before the minute is over, once it is seen', async () => {
    startAnew();
    const writing = Promise.withResolvers<void>();
    wordpress.trouble = { late: writing.promise };
    expect(await givenUp(() => moveOrder(accept, manager))).toBe('backend_failed');
    writing.resolve();
    await vi.waitFor(() => expect(status()).toBe('on-hold'));
    expect(await outcomeOf(moveOrder(...beginning))).toBe('done');
    expect(status()).toBe('processing');
  });

  it('holds no other order up', async () => {
    startAnew();
    wordpress.putBack(169, 'on-hold');
    const writing = Promise.withResolvers<void>();
    wordpress.trouble = { late: writing.promise };
    expect(await givenUp(() => moveOrder(accept, manager))).toBe('backend_failed');
    wordpress.trouble = {};
    const other = { ...accept, orderId: 169, from: 'on-hold' } as const;
    expect(await outcomeOf(moveOrder(other, ava, { paidFirst: false }))).toBe('done');
    writing.resolve();
    await vi.waitFor(() => expect(status()).toBe('on-hold'));
  });
});

it('a change of an order that WordPress never carries out can be made again after a minute', async () => {
  startTwo();
  gatewayWorld.network = async (input, init) => {
    if (new Request(input, init).method !== 'PATCH') return network(input, init);
    throw new TypeError('terminated');
  };
  expect(await outcomeOf(moveOrder(accept, manager))).toBe('backend_failed');
  gatewayWorld.network = network;
  expect(await outcomeOf(moveOrder(reject, manager))).toBe('backend_failed');
  gatewayWorld.clock = aMinuteLater;
  expect(await outcomeOf(moveOrder(reject, manager))).toBe('done');
  expect([changes(), status()]).toEqual([1, 'cancelled']);
});
