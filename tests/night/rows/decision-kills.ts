import { setTimeout as pause } from 'node:timers/promises';

import { videoCelebrityId } from '#tests/support/orders/new-checkout.ts';
import { seeded } from '#tests/support/databases/seeded.ts';
import { openSmtpSink } from '#tests/support/servers/smtp-sink.ts';
import type { NightRow } from '../engine/row.ts';
import {
  applicationTask,
  releaseTask,
  retakeTask,
  sharedTransferTask,
  type Seller,
  type Task,
} from '../support/decisions.ts';
import { lacksDatabase, openGround, type DatabaseName } from '../support/ground.ts';
import { videoPrice } from '../support/orders.ts';
import { openPeople } from '../support/people.ts';

/** By whom videos are retaken, in turn: one person may begin thirty uploads an hour. */
const sellers = [
  { id: 7, login: 'celebrity' },
  { id: 8, login: 'nigar' },
  { id: 9, login: 'defne' },
  { id: 10, login: 'kwame' },
] as const;

/**
 * Kills the server while an applicant is approved, an unpaid order released, a video retaken and a basket paid with one
 * transfer.
 */
export const decisionKills = (database: DatabaseName): NightRow => ({
  name: `T-KILL decisions ${database}`,
  what: 'kill -9 during applications, releases, retakes and baskets paid with one transfer; each is done once, with its money and mails',
  rounds: 50,
  unit: 'kills',
  smallRounds: 2,
  atMost: { 'slowest restart in ms': 30_000 },
  lacks: lacksDatabase(database),
  async open(context) {
    const { tally } = context;
    const sink = await openSmtpSink();
    const ground = await openGround(context, database, {
      settings: { SMTP_URL: sink.url, TRUSTED_PROXIES: '127.0.0.1,::1' },
    });
    const { origin } = ground;
    // Each round comes from a network of its own: few accounts may be registered from one.
    let network = 0;
    const site = await openPeople(origin, () => `198.18.${network}.1`);
    const price = await videoPrice(origin);
    const otherPrice = await videoPrice(origin, videoCelebrityId);
    const priced: Seller[] = [];
    for (const seller of sellers)
      priced.push({ ...seller, price: await videoPrice(origin, seller.id) });
    const people = ['fan', 'fan2', 'manager', 'admin', ...sellers.map(({ login }) => login)];
    await Promise.all(people.map(site.cookieOf));
    const tasks: Task[] = [];
    return {
      async round(index) {
        network = index + 1;
        const random = seeded(index + 1);
        const seller = priced[index % priced.length];
        if (!seller) throw new Error('there are no celebrities');
        const fresh = [
          await applicationTask(site, origin, sink, `applicant${index}x${Date.now() % 1_000_000}`),
          await retakeTask(site, seller),
          releaseTask(site, price),
          sharedTransferTask(site, otherPrice),
        ];
        tasks.push(...fresh);
        const underWay = fresh.map((task) => task.run().catch(() => null));
        await pause(random() * 400);
        await ground.kill();
        await Promise.all(underWay);
        tally.max('slowest restart in ms', await ground.start());
        await Promise.all(fresh.map((task) => task.run()));
        for (const { name } of fresh) tally.add(name);
      },
      async close() {
        try {
          for (const task of tasks)
            for (const fault of await task.faults().catch((error) => [String(error)]))
              tally.fault(fault);
        } finally {
          await ground.remove();
          await sink.close();
        }
      },
    };
  },
});
