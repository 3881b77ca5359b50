import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { seeded } from '#tests/support/databases/seeded.ts';
import type { NightRow } from '../engine/row.ts';
import { lacksDatabase, openGround } from '../support/ground.ts';
import { openPeople } from '../support/people.ts';

const sessions = 10_000;
const minuteMs = 60_000;
/** What is asked how often, out of a hundred. */
const mix: readonly (readonly [number, string])[] = [
  [20, '/'],
  [20, '/celebrities'],
  [20, '/products'],
  [15, '/celebrity/7'],
  [15, '/tr/celebrity/9'],
  [10, '/my-orders'],
];

function pathFor(share: number): string {
  let sum = 0;
  for (const [part, path] of mix) {
    sum += part;
    if (share * 100 < sum) return path;
  }
  return '/';
}

/** Sends on time whatever became of the requests before, as people do. */
export const load = (rate: number, p95: number): NightRow => ({
  name: `T-LOAD ${rate}/s`,
  what: `${sessions} signed-in sessions that ask for pages ${rate} times a second, on time whatever the answers take`,
  rounds: 10,
  unit: 'minutes',
  smallRounds: 0,
  atMost: { 'p95 in ms': p95, 'p99 in ms': 3 * p95, 'peak of memory in MiB': 1_536 },
  lacks: lacksDatabase('PostgreSQL'),
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context, 'PostgreSQL', { settings: { LOG_LEVEL: 'error' } });
    const site = await openPeople(ground.origin);
    await site.cookieOf('fan');
    // The same token sealed once more for each: signing ten thousand in would measure passwords.
    const ids = Array.from({ length: sessions }, () => randomBytes(32).toString('base64url'));
    const client = new pg.Client({ connectionString: ground.databaseUrl });
    await client.connect();
    const own = (await site.cookieOf('fan')).match(/__Host-sid=([^;]+)/)?.[1] ?? '';
    const hash = (id: string, like: string) =>
      createHash('sha256')
        .update(id)
        .digest(/^[0-9a-f]{64}$/.test(like) ? 'hex' : 'base64url');
    const { rows } = await client.query<{ id_hash: string }>('select id_hash from app.sessions');
    const like = rows.find(({ id_hash }) => id_hash === hash(own, id_hash))?.id_hash;
    if (like === undefined) throw new Error('the session is kept under another hash');
    await client.query(
      `insert into app.sessions (id_hash, user_id, sealed, created_at, expires_at, last_seen_at, device)
       select hash, user_id, sealed, created_at, expires_at, last_seen_at, device
       from app.sessions, unnest($1::text[]) hash where id_hash = $2`,
      [ids.map((id) => hash(id, like)), like],
    );
    await client.end();
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    const ask = (id: string, path: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { cookie: `__Host-sid=${id}`, 'accept-encoding': 'br' };
        const asked = request(`${ground.origin}${path}`, { agent, headers }, (answer) => {
          answer.resume();
          answer.once('end', () => resolve(answer.statusCode ?? 0));
          answer.once('error', reject);
        });
        asked.once('error', reject);
        asked.end();
      });
    const minute = async (seed: number, perSecond: number, ms: number, isCounted: boolean) => {
      const random = seeded(seed);
      const times: number[] = [];
      const underWay: Promise<void>[] = [];
      const began = performance.now();
      for (let n = 0; n < (perSecond * ms) / 1_000; n += 1) {
        const due = began + (n * 1_000) / perSecond;
        const early = due - performance.now();
        if (early > 1) await pause(early);
        const id = ids[Math.floor(random() * sessions)] ?? '';
        const path = pathFor(random());
        underWay.push(
          ask(id, path).then(
            (status) => {
              if (!isCounted) return;
              // Since it was due, not since it was sent.
              times.push(performance.now() - due);
              if (status !== 200) tally.add('answers that were not 200');
            },
            () => tally.add(isCounted ? 'broken connections' : 'broken while warming up'),
          ),
        );
      }
      await Promise.all(underWay);
      return times.toSorted((a, b) => a - b);
    };
    await minute(7, rate / 4, 15_000, false);
    return {
      async round(index) {
        const times = await minute(index + 1, rate, minuteMs, true);
        const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
        tally.max('p95 in ms', at(0.95));
        tally.max('p99 in ms', at(0.99));
        tally.max('p50 in ms', at(0.5));
        tally.max('peak of memory in MiB', ground.server().peakMiB());
        tally.add('requests', times.length);
        const broken = rate * 60 - times.length;
        if (broken > 0) tally.fault(`minute ${index}: ${broken} requests broke`);
      },
      async close() {
        agent.destroy();
        await ground.remove();
      },
    };
  },
});
