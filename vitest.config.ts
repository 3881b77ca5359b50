import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { configDefaults, defineConfig } from 'vitest/config';

import { hasFfmpeg } from './scripts/checks/ffmpeg.mjs';

/** What waits long, or needs what only long runs install: `npm run test:full` has it (docs/adr/0045). */
const longRuns = [
  'tests/architecture/new-language.test.ts',
  'tests/contract/videos/video-client-sandbox.test.ts',
  'tests/server/host/damaged-database.test.ts',
  'tests/server/host/database-away.test.ts',
  'tests/store/mail-crash.test.ts',
];
/** Without ffmpeg there is nothing to test here, and `npm test` says so. */
const transcoderTests = hasFfmpeg() ? [] : ['tests/server/clips/transcoder.test.ts'];
const exclude = [
  ...configDefaults.exclude,
  ...transcoderTests,
  ...(process.env['LONG_RUNS'] === undefined ? longRuns : []),
];

/** Messages and catalogues, compiled as in the build. */
const compiledMessages = () => [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

export default defineConfig({
  test: {
    // By itself it leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // A property over many thousand values takes its time on a busy machine.
          testTimeout: 30_000,
          // Rules have no state to share; loading every module anew for each file would take longer than the tests.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          include: [
            ...['app/**/*.test.{ts,tsx}', 'backend/**/*.test.ts'],
            ...['scripts/**/*.test.{ts,mjs}', 'tests/night/**/*.test.ts'],
          ],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'architecture',
          include: ['tests/architecture/**/*.test.ts'],
          exclude,
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        // What is written from messages: mails, and what fields have wrong.
        plugins: compiledMessages(),
        test: {
          name: 'mails',
          setupFiles: ['tests/support/databases/secret-key.ts'],
          include: ['tests/mails/**/*.test.ts', 'tests/sentences/**/*.test.ts'],
          globalSetup: ['tests/support/databases/made-databases.ts'],
          pool: 'threads',
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/support/databases/made-databases.ts'],
          // Threads share what the embedded database is compiled to, which processes make anew for each file.
          pool: 'threads',
          // What asks the back end and nothing of the app shares no state but modules, which take long to load.
          isolate: false,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Words that an order keeps, such as a consent, are messages too; only files that have some are compiled.
        plugins: compiledMessages(),
        test: {
          name: 'server',
          setupFiles: ['tests/support/databases/secret-key.ts'],
          include: ['tests/server/**/*.test.ts', 'tests/store/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/support/databases/made-databases.ts'],
          pool: 'threads',
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The built server as a function; `npm test` builds before.
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          pool: 'threads',
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
