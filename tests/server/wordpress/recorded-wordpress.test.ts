import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { findPlacedOrder } from '#app/server/backend/orders/placing/find-placed-order.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { countWaiting, listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { countDesk, listDesk } from '#app/server/backend/orders/desk.server.ts';
import { notePaidByCard } from '#app/server/backend/payments/payments.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { paths } from '#backend/contract/paths.ts';
import type { OrderCommand } from '#domain/order/transitions/order-command.ts';
import type { Actor } from '#domain/account/role.ts';

import { outcomeOf } from '../orders/outcome-of.ts';
import { gatewayWorld, startAnew } from '../../support/wordpress/gateway-world.ts';
import { recordedService } from '../../support/wordpress/people.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';

/** The client asks a process over HTTP that is no back end of ours. */
vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

const everything = { list: 'all', age: null, find: '', page: 1 } as const;

/** Grace, who ordered 156; Ava, whom she ordered it of; Luca, of whom 157 is; as they were recorded. */
const fan: Actor = { id: 14, role: 'fan' };
const otherFan: Actor = { id: 15, role: 'fan' };
const celebrity: Actor = { id: 2, role: 'celebrity' };
const otherCelebrity: Actor = { id: 3, role: 'celebrity' };
const manager = { id: 9, role: 'manager', name: 'Mona Desk' } as const;

let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
});
beforeEach(() => {
  startAnew();
  wordpress.trouble = {};
  wordpress.asked.length = 0;
});
afterAll(() => wordpress.close());

const changes = () => wordpress.asked.filter(({ method }) => method !== 'GET');

function accept(orderId: number, from: 'admin-approval' | 'on-hold'): OrderCommand {
  return { orderId, from, action: 'accept' };
}

describe('orders of a WordPress as it was recorded', () => {
  it('refuses people with their own token, which is why none is shown', async () => {
    const token = { headers: { authorization: 'Bearer <JWT:vendor1>' } };
    const list = await fetch(`${wordpress.origin}/wp-json/wc/v3/orders`, token);
    const one = await fetch(`${wordpress.origin}/wp-json/wc/v3/orders/156`, {
      ...token,
      method: 'PATCH',
      body: '{"status":"processing"}',
    });
    expect([list.status, one.status]).toEqual([403, 403]);
  });

  it('are read with the service credential, after our own check', async () => {
    wordpress.putBack(156, 'on-hold');
    for (const actor of [fan, celebrity, manager]) {
      const order = await getOrder(156, actor);
      expect(order).toMatchObject({ id: 156, celebrityId: 2, celebrityName: 'Ava Moreno' });
      expect(order.lines[0]?.answers['Instructions']).toContain('tour & say');
    }
    for (const actor of [otherFan, otherCelebrity]) {
      expect(await outcomeOf(getOrder(156, actor))).toBe('not_found');
    }
    // That stores are open is read with no one's word: WCFM tells everyone.
    const asked = wordpress.asked.filter(({ path }) => !path.startsWith(paths.vendors));
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(
      new Set([recordedService]),
    );
  });

  it('are nothing to their celebrity before managers approved them', async () => {
    wordpress.putBack(156, 'admin-approval');
    expect(await outcomeOf(getOrder(156, celebrity))).toBe('not_found');
    expect(await outcomeOf(moveOrder(accept(156, 'admin-approval'), celebrity))).toBe('not_found');
    wordpress.putBack(156, 'cancelled');
    expect(await outcomeOf(getOrder(156, celebrity))).toBe('not_found');
    expect(changes()).toEqual([]);
  });

  it('move by the table alone, with a history in their meta and the note as it was', async () => {
    wordpress.putBack(156, 'admin-approval', 'Ring twice &amp; wait');
    for (const actor of [fan, otherFan, otherCelebrity]) {
      expect(await outcomeOf(moveOrder(accept(156, 'admin-approval'), actor))).toMatch(/^not_/);
    }
    expect(changes()).toEqual([]);
    await moveOrder(accept(156, 'admin-approval'), manager);
    expect(await outcomeOf(moveOrder(accept(156, 'admin-approval'), manager))).toBe(
      'order_moved_on',
    );
    const rejection = { reason: 'unclear', words: 'Which Theo?' } as const;
    await moveOrder({ orderId: 156, from: 'on-hold', action: 'reject', rejection }, celebrity);
    expect(changes()).toHaveLength(2);
    const order = await getOrder(156, fan);
    expect(order).toMatchObject({ status: 'cancelled', note: 'Ring twice & wait' });
    expect(order.events.map(({ from, to, by }) => [from, to, by])).toEqual([
      ['admin-approval', 'on-hold', 'manager'],
      ['on-hold', 'cancelled', 'celebrity'],
    ]);
    expect(order.events[1]?.rejection).toEqual(rejection);
    expect(wordpress.order(156).customer_note).toBe('Ring twice &amp; wait');
    expect(changes().every(({ body }) => !JSON.stringify(body).includes('customer_note'))).toBe(
      true,
    );
    // Approved once, it stays to be seen by anyone who was asked.
    expect(await getOrder(156, celebrity)).toMatchObject({ status: 'cancelled' });
  });

  it('are unknown by 404 to who reads and by 400 to who changes, and not_found to people', async () => {
    expect(await outcomeOf(getOrder(999_999, manager))).toBe('not_found');
    expect(await outcomeOf(moveOrder(accept(999_999, 'on-hold'), manager))).toBe('not_found');
    wordpress.putBack(156, 'admin-approval');
    // Deleted between our look and our change.
    gatewayWorld.network = (input, init) => {
      const isChange = init?.method === 'PATCH';
      return fetch(isChange ? `${wordpress.origin}/wp-json/wc/v3/orders/999999` : input, init);
    };
    expect(await outcomeOf(moveOrder(accept(156, 'admin-approval'), manager))).toBe('not_found');
    expect(
      await outcomeOf(
        movePayment({ orderId: 156, action: 'receive', from: 'awaiting', reference: '' }, manager),
      ),
    ).toBe('not_found');
    gatewayWorld.network = fetch;
  });

  it('have names and notes as people typed them, without entities', async () => {
    wordpress.putBack(156, 'on-hold', '<b>bold</b> &amp; "quotes" 🎉');
    const order = wordpress.order(156);
    const line_items = order.line_items.map((line) => ({
      ...line,
      name: 'Ava&#8217;s song &amp; dance',
      meta_data: line.meta_data.map((entry) =>
        entry.key === '_vendor_id' ? { ...entry, display_value: 'Ava &amp; Band' } : entry,
      ),
    }));
    const billing = { ...order.billing, company: 'Hopwood &amp; Sons' };
    wordpress.keep({ ...order, line_items, billing });
    expect(await getOrder(156, manager)).toMatchObject({
      note: '<b>bold</b> & "quotes" 🎉',
      celebrityName: 'Ava & Band',
      lines: [{ name: 'Ava’s song & dance' }],
      billing: { company: 'Hopwood & Sons' },
    });
    wordpress.keep(order);
  });

  it('list for each only what is theirs, and count only what is counted for them', async () => {
    wordpress.putBack(156, 'on-hold');
    const all = { page: 1, status: null } as const;
    const of = async (actor: Actor) => listOrders(actor, all);
    expect(await of(manager)).toMatchObject({ total: 13, totalPages: 1, hasNextPage: false });
    const fans = await of(fan);
    expect(fans.total).toBe(7);
    expect(new Set(fans.rows.map(({ customerId }) => customerId))).toEqual(new Set([14]));
    // WooCommerce does not know whose celebrity's orders were asked for; what the app keeps of them does.
    const own = await of(celebrity);
    expect(own.rows.map(({ id }) => id)).toEqual([169, 156]);
    expect(own).toMatchObject({ total: 2, totalPages: 1, hasNextPage: false });
    expect(await countWaiting(celebrity)).toEqual({ 'on-hold': 1, processing: 0 });
    expect(await countWaiting(otherCelebrity)).toEqual({ 'on-hold': 2, processing: 0 });
  });

  it('are counted by their rows where no one says how many there are', async () => {
    wordpress.putBack(156, 'admin-approval');
    wordpress.trouble = { withoutTotals: true };
    const page = await listOrders(manager, { page: 1, status: null });
    expect(page).toMatchObject({ total: null, totalPages: null, hasNextPage: false });
    expect(page.rows).toHaveLength(13);
    const waiting = page.rows.filter(({ status }) => status === 'admin-approval').length;
    expect(waiting).toBeGreaterThan(1);
    expect(await countWaiting(manager)).toEqual({ 'admin-approval': waiting });
    const { approvals } = (await countDesk(manager, Date.now())) ?? {};
    expect(approvals).toEqual({ fresh: 0, waiting: 0, late: waiting });
  });

  it.each(['html', 'json'] as const)(
    'that dies with %s is an outage and no more',
    async (broken) => {
      wordpress.trouble = { broken };
      for (const work of [
        () => getOrder(156, manager),
        () => listOrders(manager, { page: 1, status: null }),
        () => listDesk(everything, manager, Date.now()),
        () => countDesk(manager, Date.now()),
        () => moveOrder(accept(156, 'on-hold'), celebrity),
        () => findPlacedOrder(14, crypto.randomUUID()),
      ]) {
        expect(await outcomeOf(work())).toBe('backend_failed');
      }
    },
  );

  it('do not end anyone’s session when the service credential is refused', async () => {
    gatewayWorld.service = 'Bearer <JWT:vendor1>';
    expect(await outcomeOf(getOrder(156, manager))).toBe('backend_failed');
    expect(await outcomeOf(listOrders(manager, { page: 1, status: null }))).toBe('backend_failed');
    gatewayWorld.service = recordedService;
  });
});

describe('the money of such orders', () => {
  it('is moved by managers, with a history in the meta, and found by its filter', async () => {
    wordpress.putBack(156, 'on-hold');
    const change = {
      orderId: 156,
      action: 'receive',
      from: 'awaiting',
      reference: 'line 3',
    } as const;
    const asCelebrity = { ...celebrity, name: 'Ava Moreno' };
    expect(await outcomeOf(movePayment(change, asCelebrity))).toBe('not_allowed');
    expect(changes()).toEqual([]);
    expect(await movePayment(change, manager)).toMatchObject({
      status: 'on-hold',
      payment: 'received',
    });
    expect(await outcomeOf(movePayment(change, manager))).toBe('order_moved_on');
    const { paymentEvents } = await getOrder(156, manager);
    expect(paymentEvents).toMatchObject([{ from: 'awaiting', to: 'received', name: 'Mona Desk' }]);
    const search = { ...everything, list: 'received', find: '156' } as const;
    const found = await listDesk(search, manager, Date.now());
    expect(found.rows.map(({ id }) => id)).toEqual([156]);
    expect(found.total).toBe(1);
  });

  it('is due back when a paid order is called off', async () => {
    wordpress.putBack(156, 'on-hold');
    await movePayment(
      { orderId: 156, action: 'receive', from: 'awaiting', reference: '' },
      manager,
    );
    const rejection = { reason: 'no-time', words: '' } as const;
    await moveOrder({ orderId: 156, from: 'on-hold', action: 'reject', rejection }, celebrity);
    expect((await getOrder(156, manager)).payment).toBe('refund-due');
  });

  it('is noted once when a card paid', async () => {
    wordpress.putBack(156, 'on-hold');
    expect((await notePaidByCard(156, 'pi_1')).payment).toBe('received');
    await notePaidByCard(156, 'pi_1');
    expect(changes()).toHaveLength(1);
  });
});
