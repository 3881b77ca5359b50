import { setTimeout as pause } from 'node:timers/promises';

import { seeded } from '#tests/support/databases/seeded.ts';
import type { NightRow } from '../engine/row.ts';
import { openGround } from '../support/ground.ts';
import { place, requestCheckout, see, videoPrice } from '../support/orders.ts';
import { openPeople } from '../support/people.ts';

const pages = ['/', '/celebrities', '/products/music', '/celebrity/7'];
const visitors = 8;

/**
 * SIGTERM while pages are read and orders placed: what was accepted is answered, and the process goes in good order.
 */
export const stops: NightRow = {
  name: 'T-STOP',
  what: 'SIGTERM while visitors read and buyers place orders; whatever was accepted is answered',
  rounds: 50,
  unit: 'SIGTERMs',
  smallRounds: 2,
  atMost: { 'slowest end in ms': 12_000 },
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context);
    const site = await openPeople(ground.origin);
    const price = await videoPrice(ground.origin);
    await Promise.all(['fan', 'manager'].map(site.cookieOf));
    return {
      async round(index) {
        const random = seeded(index + 1);
        const stop = new AbortController();
        /** Whether an error says that no connection was had, so that nothing was accepted. */
        const isRefusal = (error: unknown) =>
          error instanceof Error &&
          error.cause instanceof Error &&
          /ECONNREFUSED|other side closed|ECONNRESET|EPIPE/.test(
            `${error.cause.message} ${'code' in error.cause ? String(error.cause.code) : ''}`,
          );
        const visit = async (at: number) => {
          for (let n = at; !stop.signal.aborted; n += 1) {
            try {
              // A new connection each: one that is kept may be closed between two requests by either side.
              const answer = await fetch(`${ground.origin}${pages[n % pages.length]}`, {
                headers: { connection: 'close' },
              });
              await answer.text();
              if (answer.status !== 200 && answer.status !== 503)
                tally.fault(`round ${index}: a page answered ${answer.status}`);
              tally.add('pages answered');
            } catch (error) {
              if (!isRefusal(error)) tally.fault(`round ${index}: ${String(error)}`);
              await pause(20);
            }
          }
        };
        const placed: number[] = [];
        const buy = async () => {
          while (!stop.signal.aborted) {
            const id = await place(site, requestCheckout(price)).catch(() => null);
            if (id === null) await pause(20);
            else placed.push(id);
          }
        };
        const all = [...Array.from({ length: visitors }, (_none, at) => visit(at)), buy(), buy()];
        await pause(300 + random() * 700);
        const began = performance.now();
        const code = await ground.server().end('SIGTERM');
        tally.max('slowest end in ms', performance.now() - began);
        if (code !== 0) tally.fault(`round ${index}: it ended with ${code}`);
        stop.abort();
        await Promise.all(all);
        await ground.start();
        for (const id of placed) {
          const { status, events } = await see(site, id);
          if (status !== 'admin-approval' || events.length !== 1)
            tally.fault(`round ${index}: order ${id} is ${status}`);
        }
        tally.add('orders placed', placed.length);
      },
      close: ground.remove,
    };
  },
};
