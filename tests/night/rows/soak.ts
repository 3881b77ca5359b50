import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { seeded } from '#tests/support/databases/seeded.ts';
import type { NightRow } from '../engine/row.ts';
import { openGround } from '../support/ground.ts';
import { place, requestCheckout, videoPrice } from '../support/orders.ts';
import { openPeople } from '../support/people.ts';

const perSecond = 20;
const minuteMs = 60_000;
const pages = ['/', '/celebrities', '/products', '/celebrity/7', '/tr/celebrity/9', '/my-orders'];
const oneOrderIn = 200;
/** What caches take at first. */
const warmMinutes = 5;

/** Least squares: by how much the values grow from one to the next. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
  let above = 0;
  let below = 0;
  for (const [at, value] of values.entries()) {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  }
  return below === 0 ? 0 : above / below;
}

async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** A steady pace for an hour: what the process holds does not grow, and nothing is left undone. */
export const soak: NightRow = {
  name: 'T-SOAK',
  what: `pages ${perSecond} times a second and an order every ${oneOrderIn / perSecond} s; memory and open files once each minute`,
  rounds: 60,
  unit: 'minutes',
  smallRounds: 1,
  // One process must stand all of it.
  sliceMs: 65 * minuteMs,
  atMost: { 'growth of memory in MiB/h after warming up': 30, 'open files more than at first': 50 },
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context, 'PGlite', {
      settings: { LOG_LEVEL: 'error', ORDERS_PER_DAY: '100000' },
    });
    const site = await openPeople(ground.origin);
    const price = await videoPrice(ground.origin);
    const cookie = await site.cookieOf('fan');
    const resident: number[] = [];
    let firstFiles: number | null = null;
    const { pid } = ground.server();
    const openFiles = () => readdirSync(`/proc/${pid}/fd`).length;
    async function visit(path: string): Promise<void> {
      try {
        const headers = path === '/my-orders' ? { cookie } : {};
        const answer = await fetch(`${ground.origin}${path}`, { headers });
        await answer.arrayBuffer();
        if (answer.status !== 200) tally.fault(`${path} answered ${answer.status}`);
      } catch (error) {
        tally.fault(`${path}: ${String(error)}`);
      }
    }
    return {
      async round(index) {
        const random = seeded(index + 1);
        const underWay: Promise<unknown>[] = [];
        const began = performance.now();
        for (let n = 0; n < (perSecond * minuteMs) / 1_000; n += 1) {
          const early = began + (n * 1_000) / perSecond - performance.now();
          if (early > 1) await pause(early);
          underWay.push(
            n % oneOrderIn === 0
              ? place(site, requestCheckout(price)).then(() => tally.add('orders'))
              : visit(pages[Math.floor(random() * pages.length)] ?? '/'),
          );
        }
        await Promise.all(underWay);
        tally.add('requests', underWay.length);
        resident.push(await residentMiB(pid));
        firstFiles ??= openFiles();
        tally.max('open files more than at first', openFiles() - firstFiles);
        tally.max('memory in MiB', resident.at(-1) ?? 0);
      },
      async close() {
        const after = resident.slice(warmMinutes);
        // Of three minutes nothing can be said.
        if (after.length >= 4)
          tally.max('growth of memory in MiB/h after warming up', slopeOf(after) * 60);
        await ground.remove();
      },
    };
  },
};
