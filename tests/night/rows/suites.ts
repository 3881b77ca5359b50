import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import type { NightRow } from '../engine/row.ts';

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

async function run(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (text = `${text}${part.toString()}`.slice(-2_000)));
  await once(child, 'close');
  return { code: child.exitCode, text };
}

interface Suite {
  readonly id: string;
  readonly what: string;
  /** Tests of Vitest, and journeys of Playwright (`.spec.ts`). */
  readonly files: readonly string[];
  /** The sizes that `npm test` has smaller. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Tests that `npm test` has, each at its full size, as a row of the report. */
function suite({ id, what, files, env = {} }: Suite): NightRow {
  return {
    name: id,
    what,
    rounds: files.length,
    unit: 'test files at their full size',
    smallRounds: 1,
    open: ({ tally, folder }) =>
      Promise.resolve({
        async round(index) {
          const file = files[index] ?? '';
          const report = join(folder, `report-${index}.json`);
          const isJourney = file.endsWith('.spec.ts');
          const all = { DATABASES: 'all', LONG_RUNS: 'yes', ...env };
          const { code, text } = isJourney
            ? await run('playwright', ['test', file, '--reporter=json'], {
                ...{ ...all, JOURNEYS: 'all', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
              })
            : await run('vitest', ['run', file, '--reporter=json', `--outputFile=${report}`], all);
          if (!existsSync(report)) throw new Error(`${file} ended with ${code}: ${text}`);
          const written: unknown = JSON.parse(readFileSync(report, 'utf8'));
          if (isJourney) {
            const { stats } = v.parse(playwrightReport, written);
            tally.add('tests passed', stats.expected);
            if (stats.unexpected + stats.flaky > 0)
              tally.fault(`${file}: ${JSON.stringify(stats)}`);
          } else {
            const { numPassedTests, testResults } = v.parse(vitestReport, written);
            tally.add('tests passed', numPassedTests);
            for (const { fullName, status } of testResults.flatMap((one) => one.assertionResults))
              if (status === 'failed') tally.fault(`${file}: ${fullName}`);
          }
          if (code !== 0) tally.fault(`${file} ended with ${code}`);
        },
        close: () => Promise.resolve(),
      }),
  };
}

/** Checks that end with 0 or are faults. */
function checks(id: string, what: string, commands: readonly (readonly string[])[]): NightRow {
  return {
    name: id,
    what,
    rounds: commands.length,
    unit: 'checks',
    smallRounds: commands.length,
    open: ({ tally }) =>
      Promise.resolve({
        async round(index) {
          const [command = '', ...args] = commands[index] ?? [];
          const { code, text } = await run(command, args, {});
          if (code !== 0) tally.fault(`${command} ${args.join(' ')} ended with ${code}: ${text}`);
        },
        close: () => Promise.resolve(),
      }),
  };
}

export const suites: readonly NightRow[] = [
  suite({
    id: 'T-PROP triples',
    what: 'every person, status and action; crowds of managers at once',
    files: [
      'tests/server/orders/who-moves-orders.test.ts',
      'tests/server/orders/order-moves.test.ts',
      'tests/server/payments/payment-moves.test.ts',
      'tests/server/orders/order-crowd.test.ts',
    ],
    env: { MANAGERS: '50', ORDERS: '200' },
  }),
  suite({
    id: 'T-UPL-1',
    what: '1 GiB with every fifth chunk failing, kills of the host and reloads of the browser',
    files: ['tests/server/videos/video-kill.test.ts'],
    env: { VIDEO_MIB: '1024' },
  }),
  suite({
    id: 'T-UPL-3',
    what: 'hostile uploads',
    files: [
      'tests/server/videos/answer-video.test.ts',
      'tests/server/videos/fan-video.test.ts',
      'tests/server/videos/upload-quota.test.ts',
      'tests/server/videos/external-video-host.test.ts',
      'tests/contract/videos/video-bucket.test.ts',
    ],
  }),
  suite({
    id: 'T-AV',
    what: 'api.video’s own clients',
    files: [
      'tests/contract/videos/video-client.test.ts',
      'tests/contract/videos/video-client-sandbox.test.ts',
    ],
  }),
  suite({
    id: 'T-WOO',
    what: 'WooCommerce’s own client',
    files: [
      'tests/contract/woocommerce/orders.test.ts',
      'tests/contract/woocommerce/products.test.ts',
      'tests/contract/woocommerce/categories.test.ts',
      'tests/contract/accounts/consumer-keys.test.ts',
      'tests/contract/woocommerce/other-clients.test.ts',
    ],
  }),
  suite({
    id: 'T-CSRF',
    what: 'every function and route, asked from elsewhere',
    files: ['tests/pages/call-traps.test.ts'],
  }),
  suite({
    id: 'T-AUTHZ',
    what: 'seven people and every function, route and endpoint',
    files: ['tests/pages/access-matrix.test.ts', 'tests/pages/access-matrix-wire.test.ts'],
  }),
  suite({
    id: 'T-JWT',
    what: 'attacks on tokens',
    files: [
      'tests/contract/accounts/token-attacks.test.ts',
      'tests/contract/accounts/token-holders.test.ts',
    ],
  }),
  suite({
    id: 'T-AUTH',
    what: 'ways in, codes and links',
    files: [
      'tests/contract/accounts/accounts.test.ts',
      'tests/server/accounts/social-login.test.ts',
    ],
  }),
  suite({
    id: 'T-SESS',
    what: 'sessions: limits, renewal, a thousand at once',
    files: [
      'tests/contract/accounts/session-limits.test.ts',
      'tests/server/accounts/session-renewal.test.ts',
      'tests/server/accounts/session-storm.test.ts',
    ],
    env: { SESSIONS: '1000' },
  }),
  suite({
    id: 'T-RATE',
    what: 'limits on guessing',
    files: ['tests/store/sign-in-limit.test.ts', 'tests/store/account-store.test.ts'],
  }),
  suite({
    id: 'T-CSP / T-HDR',
    what: 'headers and the content policy',
    files: ['tests/e2e/host/headers.spec.ts', 'tests/e2e/host/policy.spec.ts'],
  }),
  suite({
    id: 'T-GQL',
    what: 'deep, wide and endless GraphQL',
    files: [
      'tests/contract/graphql/graphql-limits.test.ts',
      'tests/contract/graphql/graphql-lists.test.ts',
    ],
  }),
  suite({
    id: 'T-FAULT',
    what: '18 faults of a back end on every page and errand',
    files: ['tests/pages/faults.test.ts'],
    env: { FAULTS: 'all' },
  }),
  suite({
    id: 'T-DB away',
    what: 'a database that is away; two processes on one folder',
    files: ['tests/server/host/database-away.test.ts', 'tests/store/several-processes.test.ts'],
  }),
  suite({
    id: 'T-PII copy',
    what: 'the copy of one’s own data has everything of its person and nothing of others; deletion takes it all, also after a kill',
    files: ['tests/mails/my-data.test.ts'],
  }),
  suite({
    id: 'T-PII deletion',
    what: 'what is left of a deleted account is what the books need',
    files: [
      'tests/contract/accounts/account-erasure.test.ts',
      'tests/contract/accounts/access.test.ts',
    ],
  }),
  suite({
    id: 'T-AUDIT',
    what: 'each change of an administrator is one line of the log, which no interface changes; no chain of hashes',
    files: ['tests/server/accounts/administration.test.ts', 'tests/store/settings.test.ts'],
  }),
  checks(
    'T-SBOM',
    'versions, licences and hashes of everything installed; signatures where the registry answers',
    [
      ['node', 'scripts/checks/check-versions.ts'],
      ['node', 'scripts/checks/security/sbom.mjs'],
      ['vitest', 'run', '--project', 'unit', 'scripts'],
    ],
  ),
  checks('T-LINT', 'the linter, with rules of this project', [
    ['oxlint'],
    ['vitest', 'run', '--project', 'architecture'],
  ]),
  suite({
    id: 'T-OUTBOX',
    what: 'mails through crashes',
    files: [
      'tests/store/mail-crash.test.ts',
      'tests/store/mail-queue.test.ts',
      'tests/store/smtp-transport.test.ts',
    ],
    env: { MAIL_KILLS: '200' },
  }),
];
