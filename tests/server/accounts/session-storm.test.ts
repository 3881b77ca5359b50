import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { sessions } from '#app/server/sessions/store/session.schema.ts';
import type { NewSession } from '#app/server/sessions/store/sessions.server.ts';
import { issueToken } from '#backend/http/auth/token.ts';

import { loadSessions, ownGround, sessionDatabases, type Sessions } from './session-world.ts';

/** `npm run test:full` asks for more. */
const people = Number(process.env['SESSIONS'] ?? 200);
const requestsEach = 10;
const firstId = 1_000_000;
const minute = 60_000;
/** How long the slow back end thinks, by a clock that the test moves. */
const thinkingMs = 300;

describe.each(sessionDatabases)('many sessions on $name', ({ url }) => {
  let processes: readonly Sessions[];
  let clear: () => Promise<void>;
  const tokens = new Map<string, string>();
  let late: Date;

  beforeAll(async () => {
    clear = await ownGround(url);
    const first = await loadSessions();
    await first.signInWithPassword('fan', 'astera-demo');
    // Two processes share PostgreSQL; PGlite belongs to one.
    processes = url === undefined ? [first] : [first, await loadSessions()];
    for (const one of processes) await one.openTransport();

    const database = await first.openDatabase();
    await database.execute(sql`
      insert into backend.users (id, login, email, first_name, last_name, display_name, role, locale,
        password_hash, billing, registered_at)
      select ${firstId}::int + n, 'storm' || n, 'storm' || n || '@example.test', 'Storm', n::text, 'Storm', 'customer',
        'en', '-', billing, now() from backend.users, generate_series(1, ${people}::int) n where login = 'fan'`);
    const jwtKey = new Uint8Array(Buffer.from(first.readSecrets().jwtKey, 'base64'));
    const ring = first.sessionKeys();
    const rows: NewSession[] = [];
    for (let n = 1; n <= people; n += 1) {
      const id = firstId + n;
      const issued = await issueToken(
        { clock: () => new Date(), jwtKey },
        { id, accountVersion: 0 },
        ['customer'],
      );
      const user = { id, role: 'fan', name: 'Storm', picture: null } as const;
      const expiresAt = new Date(issued.token_expires * 1000);
      rows.push({
        idHash: `storm-${n}`,
        userId: id,
        sealed: await first.seal({ user, token: issued.token }, ring),
        createdAt: new Date(),
        expiresAt,
      });
      tokens.set(`storm-${n}`, issued.token);
      // Of all of them, the first one's end: due for each, over for none.
      late ??= new Date(expiresAt.getTime() - 4 * minute);
    }
    // The first of them also makes the table.
    for (const row of rows.slice(0, 1)) await first.store.addSession(row);
    await database.insert(sessions).values(rows.slice(1));
  }, 120_000);
  afterAll(async () => {
    vi.useRealTimers();
    for (const one of processes) await one.close();
    await clear();
  });

  it('are renewed at once by a slow back end: each exactly once, and none is lost', async () => {
    const realPause = (ms: number) => new Promise((resolve) => realSetTimeout(resolve, ms));
    const realSetTimeout = setTimeout;
    // The back end's clock too, or a new token would end with the old one.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: late });
    const exchanged: string[] = [];
    const slowly = (one: Sessions) => async (token: string) => {
      exchanged.push(token);
      await new Promise((resolve) => setTimeout(resolve, thinkingMs));
      return one.renewToken(token);
    };
    let settled = 0;
    const asked = [...tokens.keys()].flatMap((idHash) =>
      Array.from({ length: requestsEach }, (_none, at) => {
        const one = processes[at % processes.length] ?? processes[0];
        if (!one) throw new Error('no process');
        return one.renewSession(idHash, late, slowly(one)).finally(() => (settled += 1));
      }),
    );
    // Everyone who gets to ask is asking before the back end has answered anyone.
    while (exchanged.length < people) await realPause(5);
    await vi.advanceTimersByTimeAsync(thinkingMs);
    while (settled < asked.length) {
      // Slower than the machine: no time-out of ours passes while a database is at work.
      await vi.advanceTimersByTimeAsync(5);
      await realPause(50);
    }
    vi.useRealTimers();
    const answers = await Promise.all(asked);

    expect(answers).toHaveLength(people * requestsEach);
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['renewed']));
    expect(exchanged).toHaveLength(people);
    expect(new Set(exchanged)).toEqual(new Set(tokens.values()));
    const [one] = processes;
    const living = await Promise.all(
      [...tokens.keys()].map(async (idHash) => (await one?.activeSession(idHash, late))?.content),
    );
    const renewed = living.map((content) => content?.token);
    expect(renewed.filter((token) => token === undefined)).toEqual([]);
    expect(new Set([...renewed, ...tokens.values()]).size).toBe(2 * people);
  }, 120_000);
});
