import { defineConfig } from 'playwright/test';

import { e2eOrigin, portOfWorker } from './tests/support/servers/port.ts';
import { withoutLimits } from './tests/support/servers/without-limits.ts';

const executablePath = process.env['CHROMIUM_PATH'];
const workers = 2;

/** What changes nothing that another test looks at. */
const onlyLooking =
  /(every-page|still-pages|keyboard|listing|seo|search|content-pages|product-page|celebrity-page|catalogue|compression|pictures|headers|policy)[\w-]*\.spec/;

/** Journeys run through the production build, each worker on a server and a data folder of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers,
  // In this order: what only looks finds each world as it began, before journeys change it.
  projects: [
    { name: 'pages', testMatch: onlyLooking, fullyParallel: true },
    { name: 'journeys', testIgnore: onlyLooking },
  ],
  // A page is looked at in two sizes and themes; on two busy cores that takes its time.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // `npm run test:full` walks all of them (tests/support/browser/core.ts).
  ...(process.env['JOURNEYS'] === 'all' ? {} : { grep: /@core/ }),
  // A journey that needs another try is named at the end of the run: that is a fault, but not of this change.
  retries: process.env['CI'] ? 2 : 0,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: e2eOrigin,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: Array.from({ length: workers }, (_, index) => ({
    command: 'node tests/support/servers/serve-demo.mjs',
    url: `http://localhost:${portOfWorker(index)}/api/health`,
    timeout: 180_000,
    env: {
      PORT: String(portOfWorker(index)),
      DATA_DIR: `test-results/data-${index}-${Date.now()}`,
      NODE_ENV: 'production',
      // Making the demo world's clips small would take the two cores from the browsers; `clip-files.spec.ts` needs it.
      ...(process.env['JOURNEYS'] === 'all' ? {} : { FFMPEG: 'off' }),
      ...withoutLimits,
    },
  })),
});
