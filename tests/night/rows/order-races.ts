import { randomUUID } from 'node:crypto';

import { seeded } from '#tests/support/databases/seeded.ts';
import type { NightRow } from '../engine/row.ts';
import { lacksDatabase, openGround, type DatabaseName } from '../support/ground.ts';
import { place, requestCheckout, see, videoPrice } from '../support/orders.ts';
import { openPeople } from '../support/people.ts';

const contenders = 20;

/** Twenty who want to move the same order at once. */
export const orderRaces = (database: DatabaseName): NightRow => ({
  name: `T-RACE ${database}`,
  what: 'one order, twenty contenders at once: accept or reject, manager or administrator; exactly one wins',
  rounds: 2_000,
  unit: `rounds of ${contenders} contenders`,
  smallRounds: 25,
  lacks: lacksDatabase(database),
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context, database);
    const site = await openPeople(ground.origin);
    const price = await videoPrice(ground.origin);
    return {
      async round(index) {
        const random = seeded(index + 1);
        const orderId = await place(site, requestCheckout(price));
        const commands = Array.from({ length: contenders }, () => ({
          who: random() < 0.5 ? 'manager' : 'admin',
          action: random() < 0.5 ? 'accept' : 'reject',
        }));
        const answers = await Promise.all(
          commands.map(async ({ who, action }) => {
            const rejection = { reason: 'unclear', words: '' };
            const data = { orderId, action, from: 'admin-approval', rejection };
            const began = performance.now();
            const { status, text } = await site.call('changeOrder', data, who);
            tally.max('slowest answer in ms', performance.now() - began);
            return { status, text };
          }),
        );
        const winners = commands.filter((_wish, at) => answers[at]?.status === 200);
        if (winners.length !== 1) tally.fault(`round ${index}: ${winners.length} winners`);
        for (const { status, text } of answers)
          if (status !== 200 && status !== 409) tally.fault(`round ${index}: ${status} ${text}`);
        const order = await see(site, orderId);
        const to = winners[0]?.action === 'accept' ? 'on-hold' : 'cancelled';
        const events = order.events.map((event) => event.to).join(' ');
        if (order.status !== to || events !== `admin-approval ${to}`)
          tally.fault(`round ${index}: ${order.status} after ${events}`);
        tally.add('orders');
      },
      close: ground.remove,
    };
  },
});

/** The same checkout twenty times at once. */
export const checkoutRaces = (database: DatabaseName): NightRow => ({
  name: `T-IDEM ${database}`,
  what: 'the same checkout under the same key, twenty times at once, then again, by another person and with another body',
  rounds: 2_000,
  unit: `rounds of ${contenders} equal checkouts`,
  smallRounds: 25,
  lacks: lacksDatabase(database),
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context, database);
    const site = await openPeople(ground.origin);
    const price = await videoPrice(ground.origin);
    return {
      async round(index) {
        const checkout = requestCheckout(price, randomUUID());
        const ids = await Promise.all(
          Array.from({ length: contenders }, () => place(site, checkout)),
        );
        const again = await place(site, checkout);
        if (new Set([...ids, again]).size !== 1)
          tally.fault(`round ${index}: orders ${[...new Set([...ids, again])].join(' ')}`);
        // Of another person the key means nothing.
        const others = await place(site, checkout, 'fan2');
        if (others === again) tally.fault(`round ${index}: another person was given the order`);
        const order = await see(site, again);
        if (order.lines.length !== 1 || order.total !== price || order.events.length !== 1)
          tally.fault(`round ${index}: ${JSON.stringify(order).slice(0, 300)}`);
        tally.add('orders', 2);
      },
      close: ground.remove,
    };
  },
});
