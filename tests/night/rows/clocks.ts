import * as v from 'valibot';

import { e2ePort } from '#tests/support/servers/port.ts';
import { startServerProcess } from '../../load/server-process.ts';
import type { NightRow } from '../engine/row.ts';
import { lacksDatabase, openGround } from '../support/ground.ts';
import { openPeople } from '../support/people.ts';

const stepMs = 30_000;
const steps = 41;
const tolerated = 30_000;
const authenticated = v.object({ jwt: v.object({ token: v.string() }) });

/** Two processes over one database, of which one has a wrong clock. */
export const clocks: NightRow = {
  name: 'T-JWT clocks',
  what: 'two processes over one database, the clock of one up to ten minutes wrong: sessions and tokens of either at the other',
  rounds: steps,
  unit: 'differences of 30 s',
  smallRounds: 3,
  lacks: lacksDatabase('PostgreSQL'),
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context, 'PostgreSQL', { settings: { LOG_LEVEL: 'error' } });
    const databaseUrl = ground.databaseUrl;
    const wrong = await startServerProcess({
      ...{ databaseUrl, folder: ground.dataFolder, movesClock: true, port: e2ePort + 10 },
      settings: { LOG_LEVEL: 'error' },
      onOutput: () => undefined,
    });
    let moved = 0;
    const tokenOf = async (origin: string) => {
      const answer = await fetch(`${origin}/wp-json/aam/v2/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'fan', password: 'astera-demo', issueJWT: true }),
      });
      return v.parse(authenticated, await answer.json()).jwt.token;
    };
    const withToken = async (origin: string, token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${origin}/wp-json/wp/v2/users/me`, { headers })).status;
    };
    const withCookie = async (origin: string, cookie: string) =>
      (await fetch(`${origin}/my-orders`, { headers: { cookie }, redirect: 'manual' })).status;
    return {
      async round(index) {
        // Nearest first, to either side in turn.
        const turn = Math.ceil(index / 2) * (index % 2 === 0 ? -1 : 1);
        const skewMs = turn * stepMs;
        wrong.moveClock(skewMs - moved);
        moved = skewMs;
        const all = [
          [wrong.origin, ground.origin],
          [ground.origin, wrong.origin],
        ] as const;
        for (const [made, asked] of all) {
          const cookie = await (await openPeople(made)).cookieOf('fan');
          const session = await withCookie(asked, cookie);
          const token = await withToken(asked, await tokenOf(made));
          const told = `${skewMs / 1_000} s, made at ${made === wrong.origin ? 'the wrong one' : 'the right one'}`;
          if (![200, 307].includes(session))
            tally.fault(`${told}: the session is answered ${session}`);
          if (![200, 401, 403].includes(token))
            tally.fault(`${told}: the token is answered ${token}`);
          if (Math.abs(skewMs) <= tolerated && (session !== 200 || token !== 200))
            tally.fault(`${told}: ${session}, ${token}`);
          const ahead = made === wrong.origin ? skewMs : -skewMs;
          if (session === 200) tally.max('sessions go up to s ahead', ahead / 1_000);
          if (token === 200) tally.max('tokens go up to s ahead', ahead / 1_000);
          if (session !== 200) tally.add('sessions that had to be begun anew');
        }
      },
      async close() {
        await wrong.end('SIGTERM');
        await ground.remove();
      },
    };
  },
};
