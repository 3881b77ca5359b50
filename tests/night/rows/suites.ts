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
  /** Vitest’s project of the files; Playwright’s journeys where it is `e2e`. */
  readonly project: 'contract' | 'pages' | 'mails' | 'unit' | 'architecture' | 'e2e';
  readonly files: readonly string[];
  /** The sizes that `npm test` has smaller. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Tests that `npm test` has, each at its full size, as a row of the report. */
function suite({ id, what, project, files, env = {} }: Suite): NightRow {
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
          const isJourney = project === 'e2e';
          const all = { DATABASES: 'all', ...env };
          const { code, text } = isJourney
            ? await run('playwright', ['test', `${file}.spec.ts`, '--reporter=json'], {
                ...{ ...all, JOURNEYS: 'all', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
              })
            : await run(
                'vitest',
                ['run', '--project', project, file, '--reporter=json', `--outputFile=${report}`],
                all,
              );
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

const contract = (...names: string[]) => names.map((name) => `tests/contract/${name}.test.ts`);
const store = (...names: string[]) => names.map((name) => `tests/store/${name}.test.ts`);

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
    project: 'contract',
    files: contract('who-moves-orders', 'order-moves', 'payment-moves', 'order-crowd'),
    env: { MANAGERS: '50', ORDERS: '200' },
  }),
  suite({
    id: 'T-UPL-1',
    what: '1 GiB with every fifth chunk failing, kills of the host and reloads of the browser',
    project: 'contract',
    files: contract('video-kill'),
    env: { VIDEO_MIB: '1024' },
  }),
  suite({
    id: 'T-UPL-3',
    what: 'hostile uploads',
    project: 'contract',
    files: contract(
      'answer-video',
      'fan-video',
      'upload-quota',
      'external-video-host',
      'video-bucket',
    ),
  }),
  suite({
    id: 'T-AV',
    what: 'api.video’s own clients',
    project: 'contract',
    files: contract('video-client', 'video-client-sandbox'),
  }),
  suite({
    id: 'T-WOO',
    what: 'WooCommerce’s own client',
    project: 'contract',
    files: contract(
      'woocommerce-orders',
      'woocommerce-products',
      'woocommerce-categories',
      'consumer-keys',
      'other-clients',
    ),
  }),
  suite({
    id: 'T-CSRF',
    what: 'every function and route, asked from elsewhere',
    project: 'pages',
    files: ['tests/pages/call-traps.test.ts'],
  }),
  suite({
    id: 'T-AUTHZ',
    what: 'seven people and every function, route and endpoint',
    project: 'pages',
    files: ['tests/pages/access-matrix.test.ts'],
  }),
  suite({
    id: 'T-JWT',
    what: 'attacks on tokens',
    project: 'contract',
    files: contract('token-attacks', 'token-holders'),
  }),
  suite({
    id: 'T-AUTH',
    what: 'ways in, codes and links',
    project: 'contract',
    files: contract('accounts', 'social-login'),
  }),
  suite({
    id: 'T-SESS',
    what: 'sessions: limits, renewal, a thousand at once',
    project: 'contract',
    files: contract('session-limits', 'session-renewal', 'session-storm'),
    env: { SESSIONS: '1000' },
  }),
  suite({
    id: 'T-RATE',
    what: 'limits on guessing',
    project: 'contract',
    files: store('sign-in-limit', 'account-store'),
  }),
  suite({
    id: 'T-CSP / T-HDR',
    what: 'headers and the content policy',
    project: 'e2e',
    files: ['headers', 'policy'],
  }),
  suite({
    id: 'T-GQL',
    what: 'deep, wide and endless GraphQL',
    project: 'contract',
    files: contract('graphql-limits', 'graphql-lists'),
  }),
  suite({
    id: 'T-FAULT',
    what: '18 faults of a back end on every page and errand',
    project: 'pages',
    files: ['tests/pages/faults.test.ts'],
    env: { FAULTS: 'all' },
  }),
  suite({
    id: 'T-DB away',
    what: 'a database that is away; two processes on one folder',
    project: 'contract',
    files: [...contract('database-away'), ...store('several-processes')],
  }),
  suite({
    id: 'T-PII copy',
    what: 'the copy of one’s own data has everything of its person and nothing of others; deletion takes it all, also after a kill',
    project: 'mails',
    files: ['tests/mails/my-data.test.ts'],
  }),
  suite({
    id: 'T-PII deletion',
    what: 'what is left of a deleted account is what the books need',
    project: 'contract',
    files: contract('account-erasure', 'access'),
  }),
  suite({
    id: 'T-AUDIT',
    what: 'each change of an administrator is one line of the log, which no interface changes; no chain of hashes',
    project: 'contract',
    files: [...contract('administration'), ...store('settings')],
  }),
  checks(
    'T-SBOM',
    'versions, licences and hashes of everything installed; signatures where the registry answers',
    [
      ['node', 'scripts/check-versions.ts'],
      ['node', 'scripts/security/sbom.mjs'],
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
    project: 'contract',
    files: store('mail-crash', 'mail-queue', 'smtp-transport'),
    env: { MAIL_KILLS: '200' },
  }),
];
