import { createRequire } from 'node:module';
import process from 'node:process';

const tools = createRequire(import.meta.url);

/**
 * What Stryker changes is named by `MUTANTS`, the tests that must notice by `MUTANT_TESTS`, where the report goes by
 * `MUTANT_REPORT` (tests/night/rows/mutants.ts).
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: [tools.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  // It would rewrite the project's own through an interface that TypeScript 7 no longer has.
  tsconfigFile: 'none.json',
  mutate: (process.env['MUTANTS'] ?? 'app/domain/order/transitions/order-move.ts').split(','),
  // Rules read nothing but rules.
  ignorePatterns: [
    '*',
    ...['!app', '!app/domain', '!app/domain/**', '!tests', '!tests/mutants', '!tests/mutants/**'],
    ...['!tests/support', '!tests/support/servers', '!tests/support/servers/any-destination.ts'],
    '!package.json',
  ],
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  concurrency: 1,
  timeoutMS: 60_000,
  reporters: ['json'],
  jsonReporter: { fileName: process.env['MUTANT_REPORT'] ?? 'test-results/mutants.json' },
};
