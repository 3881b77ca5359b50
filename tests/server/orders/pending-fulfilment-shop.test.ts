import { describe, expect, it, vi } from 'vitest';

import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { overdueFulfilments } from '#app/server/backend/orders/fulfilment/pending-fulfilment.server.ts';
import { holdFulfilment } from '#app/server/backend/orders/fulfilment/hold-fulfilment.server.ts';
import { finishFulfilment } from '#app/server/backend/orders/fulfilment/finish-fulfilment.server.ts';
import { undoFulfilment } from '#app/server/backend/orders/fulfilment/undo-fulfilment.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { wasNotSent } from '#domain/order/delivery/pending-fulfilment.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { outcomeOf } from './outcome-of.ts';
import { pendingShopOf, seconds, unscheduled } from './pending-world.ts';

type Fetch = (request: Request) => Promise<Response>;

/** The client asks this back end, which is the real one in memory; `between` may lose what it answers. */
const world = vi.hoisted(() => ({ fetch: null as Fetch | null, between: null as Fetch | null }));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => (world.between ?? world.fetch)?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

const always = new Date(0);

describe.each(backends)(
  'what is about to be sent while other things happen, on $name',
  (backend) => {
    const shop = pendingShopOf(backend, (fetch) => {
      world.fetch = fetch;
    });
    const { fixture, actorOf, celebrity, command, begun, hold, statusOf, wireOf, patch } = shop;

    it('is dropped where the shop calls the order off or gives the money back first, and its celebrity is told', async () => {
      const id = await begun();
      const pending = await hold(id, 'Hello.');
      if (backend.isOurs) {
        const back = await fixture().ask('POST', `/wp-json/wc/v3/orders/${id}/refunds`, {
          authorization: `Bearer ${await fixture().tokenOf('manager')}`,
          body: { amount: (await wireOf(id)).total, reason: 'Wrong.', api_refund: false },
        });
        expect(back.status).toBe(201);
      } else {
        const event = { from: 'on-hold', to: 'processing', by: 'celebrity', actor: null };
        const accepted = { ...event, at: '2026-06-01T10:00:00Z', rejection: null };
        const meta_data = [{ key: orderMeta.events, value: [accepted] }];
        await patch(id, { status: 'cancelled', meta_data });
      }
      expect(await finishFulfilment(pending)).toBe('dropped');
      expect(await finishFulfilment(pending)).toBe('gone');
      const told = await getOrder(id, celebrity());
      expect([told.status, wasNotSent(told)]).toEqual([
        backend.isOurs ? 'processing' : 'cancelled',
        true,
      ]);
      const { answers, pendingFulfilment, status } = await getOrder(id, actorOf('fan'));
      expect([answers, pendingFulfilment, status]).toEqual([[], null, told.status]);
      expect(await outcomeOf(undoFulfilment(pending, celebrity()))).toBe('order_moved_on');
    });

    it('is dropped where an upload of another program came between, and can be pressed again', async () => {
      const id = await begun();
      const pending = await hold(id, 'Hello.');
      await patch(id, { meta_data: [{ key: orderMeta.openUpload, value: 'vi2' }] });
      expect(await finishFulfilment(pending)).toBe('dropped');
      await patch(id, { meta_data: [{ key: orderMeta.openUpload, value: '' }] });
      expect(await finishFulfilment(await hold(id, 'Hello again.'))).toBe('sent');
    });

    it('is sent although the store was closed after it was pressed: the fan was promised it', async () => {
      const pending = await hold(await begun(), 'Hello.');
      await fixture().shutStore(celebrity().id, true);
      expect(await finishFulfilment(pending)).toBe('sent');
      await fixture().shutStore(celebrity().id, false);
      expect(await statusOf(pending.orderId)).toBe('completed');
    });

    it('is found by a process that lost its job, once it is due and as long as it is not sent', async () => {
      const [one, undone] = [await hold(await begun(), 'One.'), await hold(await begun(), 'Two.')];
      await undoFulfilment(undone, celebrity());
      const soon = new Date(Date.now() + (seconds - 5) * 1_000);
      const due = new Date(Date.now() + (seconds + 1) * 1_000);
      expect(await overdueFulfilments(always, soon)).not.toContainEqual(one);
      const overdue = await overdueFulfilments(always, due);
      expect(overdue).toContainEqual(one);
      expect(overdue).not.toContainEqual(undone);
      await finishFulfilment(one);
      expect(await overdueFulfilments(always, due)).not.toContainEqual(one);
    });

    it('is promised before it is kept, and is there although the answer was lost', async () => {
      const id = await begun();
      const pressed = await command(id, 'Hello.');
      const away = holdFulfilment(pressed, celebrity(), {
        seconds,
        schedule: () => Promise.reject(new Error('The queue is away.')),
      });
      await expect(away).rejects.toThrow('The queue is away.');
      expect((await getOrder(id, celebrity())).pendingFulfilment).toBeNull();
      const lost: Fetch = async (request) => {
        const answer = await world.fetch?.(request);
        if (request.method === 'PATCH' || !answer) throw new TypeError('fetch failed');
        return answer;
      };
      world.between = lost;
      const held = await holdFulfilment(pressed, celebrity(), { seconds, schedule: unscheduled });
      const pending = { orderId: id, pendingId: held.pendingFulfilment?.id ?? '' };
      // The sending was made, too, and is not made again.
      await expect(finishFulfilment(pending)).rejects.toMatchObject({ code: 'backend_failed' });
      world.between = null;
      expect(await finishFulfilment(pending)).toBe('gone');
      const { status, events } = await getOrder(id, celebrity());
      expect([status, events.filter(({ to }) => to === 'completed').length]).toEqual([
        'completed',
        1,
      ]);
    });

    it('keeps back no other program of the shop, which acts at once', async () => {
      const id = await begun();
      const pending = await hold(id, 'Hello.');
      const own = backend.isOurs
        ? `Bearer ${await fixture().tokenOf('admin')}`
        : serviceAuthorization;
      expect(await patch(id, { status: 'completed' }, own)).toMatchObject({ status: 200 });
      expect(await finishFulfilment(pending)).toBe('dropped');
      expect(wasNotSent(await getOrder(id, celebrity()))).toBe(true);
    });
  },
);
