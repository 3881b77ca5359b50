import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { e2ePort } from '#tests/support/servers/port.ts';
import type { NightRow, OpenRow, RowContext } from '../engine/row.ts';
import { openGround, type DatabaseName } from '../support/ground.ts';
import { place, requestCheckout, see, videoPrice } from '../support/orders.ts';
import { openPeople } from '../support/people.ts';
import {
  lacksSmallDisk,
  openOwnPostgres,
  openSmallDisk,
  type SmallDisk,
} from '../support/small-disk.ts';

const buyers = 8;
const recoverMs = 60_000;

/** A disk on which nothing more fits, so that the database cannot write its log, and then does again. */
export const fullDisk = (database: DatabaseName): NightRow => ({
  name: `T-DB full disk ${database}`,
  what: 'orders while nothing more fits on the disk, the write-ahead log included; none that was confirmed is gone, and it recovers by itself',
  rounds: 10,
  unit: 'full disks',
  smallRounds: 1,
  atMost: { 'recovered in ms': 5_000, 'restarts of the site': 0 },
  lacks: lacksSmallDisk,
  async open(context) {
    const disk = await openSmallDisk(join(context.folder, 'disk'), 192);
    try {
      return await openOn(disk, database, context);
    } catch (error) {
      await disk.remove();
      throw error;
    }
  },
});

async function openOn(
  disk: SmallDisk,
  database: DatabaseName,
  { tally, folder }: RowContext,
): Promise<OpenRow> {
  const postgres =
    database === 'PostgreSQL' ? await openOwnPostgres(disk.folder, e2ePort + 12) : null;
  const ground = await openGround(
    { tally, folder: postgres ? folder : disk.folder },
    database,
    postgres ? { databaseUrl: postgres.url } : {},
  );
  const site = await openPeople(ground.origin);
  const price = await videoPrice(ground.origin);
  await Promise.all(['fan', 'manager'].map(site.cookieOf));
  return {
    async round(index) {
      await disk.fill();
      const confirmed: number[] = [];
      const until = Date.now() + 5_000;
      const buy = async () => {
        while (Date.now() < until) {
          const id = await place(site, requestCheckout(price)).catch((error: unknown) => {
            if (/answered (?!5|4)/.test(String(error))) tally.fault(String(error));
            tally.add('orders refused');
            return null;
          });
          if (id !== null) confirmed.push(id);
          await pause(20);
        }
      };
      await Promise.all(Array.from({ length: buyers }, buy));
      await disk.free();
      if (postgres && !(await postgres.isUp())) {
        await pause(1_000);
        // What its operator does; the site stays as it is.
        if (!(await postgres.isUp())) await postgres.start();
        tally.add('starts of PostgreSQL');
      }
      if (!ground.server().isRunning()) {
        tally.add('restarts of the site');
        await ground.start();
      }
      const began = performance.now();
      let after: number | null = null;
      while (after === null && performance.now() - began < recoverMs) {
        after = await place(site, requestCheckout(price)).catch(() => null);
        if (after === null) await pause(100);
      }
      tally.max('recovered in ms', performance.now() - began);
      if (after === null) {
        tally.fault(`round ${index}: no order can be placed a minute later`);
        await ground.kill();
        await ground.start();
      }
      for (const id of confirmed) {
        const { events } = await see(site, id);
        if (events.length !== 1)
          tally.fault(`round ${index}: order ${id} has ${events.length} events`);
      }
      tally.add('orders confirmed', confirmed.length);
    },
    async close() {
      await ground.remove();
      await postgres?.stop();
      await disk.remove();
    },
  };
}
