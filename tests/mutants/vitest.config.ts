import process from 'node:process';

import { defineConfig } from 'vitest/config';

/** The tests beside the rules that are mutated now (`stryker.config.mjs`), and no others. */
export default defineConfig({
  test: {
    include: (process.env['MUTANT_TESTS'] ?? 'app/domain/**/*.test.ts').split(','),
    environment: 'node',
    testTimeout: 30_000,
    isolate: false,
  },
});
