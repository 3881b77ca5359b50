import { sample, type Arbitrary } from 'fast-check';

import type { NightRow } from '../engine/row.ts';
import {
  anyFunctionCall,
  anyGraphCall,
  anyPageCall,
  anyRestCall,
  anyVideoCall,
  type AnyCall,
} from '../support/any-call.ts';
import { openGround } from '../support/ground.ts';
import { openPeople, type People } from '../support/people.ts';

const eachRound = 100;
const hangMs = 10_000;
const inFlight = 4;
const insides =
  /select .* from |insert into |node_modules|\.[mc]?[jt]s:\d|SQLSTATE|unexpected token|json at position/i;
const allowed = new Set([
  ...[
    200, 201, 204, 206, 301, 302, 303, 304, 307, 308, 400, 401, 403, 404, 405, 409, 410, 413, 414,
    415,
  ],
  ...[416, 501, 421, 422, 429, 431],
]);

/** Signed in with cookies, or with what the surface asks for. */
type Credentials = (site: People, as: string) => Promise<Readonly<Record<string, string>>>;
const withCookie: Credentials = async (site, as) =>
  as === '' ? {} : { cookie: await site.cookieOf(as) };
const withConsumerKey: Credentials = (_site, as) =>
  Promise.resolve(
    as === '' ? {} : { authorization: `Basic ${btoa('ck_astera_demo:cs_astera_demo')}` },
  );
const withVideoKey: Credentials = (_site, as) =>
  Promise.resolve(as === '' ? {} : { authorization: `Basic ${btoa('astera-demo-video-key:')}` });

/**
 * A surface that is asked for anything: it answers each with one of the statuses that it has, soon, and without
 * insides.
 */
function fuzz(
  surface: string,
  calls: (site: People) => Arbitrary<AnyCall>,
  credentials: Credentials,
): NightRow {
  return {
    name: `T-FUZZ ${surface}`,
    what: `calls of ${surface} with nearly right, wrong and broken input`,
    rounds: 100_000 / eachRound,
    unit: `rounds of ${eachRound} calls`,
    smallRounds: 10,
    atMost: { 'memory grown in MiB': 250 },
    async open({ tally, ...rest }) {
      const ground = await openGround({ tally, ...rest }, 'PGlite', {
        settings: { LOG_LEVEL: 'error' },
      });
      const { origin } = ground;
      const site = await openPeople(origin);
      const arbitrary = calls(site);
      let memory: number | null = null;
      async function send({ path, method, headers, body, as }: AnyCall) {
        const own = await credentials(site, as);
        const began = performance.now();
        const answer = await fetch(`${origin}${path}`, {
          method,
          headers: { origin, 'sec-fetch-site': 'same-origin', ...headers, ...own },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(hangMs),
        });
        const text = await answer.text();
        const ms = performance.now() - began;
        tally.max('slowest answer in ms', ms);
        tally.add(`answered ${Math.floor(answer.status / 100)}xx`);
        if (ms > 2_000) tally.add('answers slower than 2 s');
        const told = `${method} ${path.slice(0, 200)} ${body?.slice(0, 200) ?? ''}`;
        if (!allowed.has(answer.status))
          tally.fault(`${answer.status} to ${told}: ${text.slice(0, 200)}`);
        const isPage = answer.headers.get('content-type')?.includes('html') === true;
        if (answer.status >= 400 && !isPage && insides.test(text) && !insides.test(told))
          tally.fault(`insides to ${told}: ${text.slice(0, 300)}`);
      }
      return {
        async round(index) {
          const all = sample(arbitrary, { seed: index, numRuns: eachRound });
          const next = all.values();
          await Promise.all(
            Array.from({ length: inFlight }, async () => {
              for (const call of next)
                await send(call).catch((error: unknown) => {
                  const cause =
                    error instanceof Error && error.cause instanceof Error
                      ? error.cause.message
                      : '';
                  tally.fault(
                    `${String(error)} ${cause} to ${call.method} ${call.path.slice(0, 200)} ${call.body?.slice(0, 100)}`,
                  );
                });
            }),
          );
          tally.add('calls', eachRound);
          if (!ground.server().isRunning()) {
            tally.fault(`round ${index}: the process is gone`);
            await ground.start();
          }
          if (memory === null) {
            // What the first calls load is there to stay.
            ground.server().forgetPeak();
            memory = ground.server().peakMiB();
          }
          tally.max('memory grown in MiB', ground.server().peakMiB() - memory);
        },
        async close() {
          const health = await fetch(`${origin}/api/health`);
          if (health.status !== 200) tally.fault(`its health is ${health.status} afterwards`);
          const broken = ground
            .output()
            .split('\n')
            .filter((line) => line.includes('"level":"error"'));
          if (broken.length > 0)
            tally.fault(`${broken.length} errors in the log: ${broken[0]?.slice(0, 500)}`);
          await ground.remove();
        },
      };
    },
  };
}

export const fuzzedSurfaces: readonly NightRow[] = [
  fuzz('server functions', (site) => anyFunctionCall(site.addressOf), withCookie),
  fuzz('the REST back end', () => anyRestCall, withConsumerKey),
  fuzz('GraphQL', () => anyGraphCall, withCookie),
  fuzz('the video host', () => anyVideoCall, withVideoKey),
  fuzz('pages', () => anyPageCall, withCookie),
];
