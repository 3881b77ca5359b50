import { defineConfig } from 'playwright/test';

import { e2ePort } from './tests/support/port.ts';

const port = e2ePort;
const executablePath = process.env['CHROMIUM_PATH'];

/** Journeys run through the production build, on a data folder of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  // Journeys change the world they share, so one goes after the other; pages are only looked at, beside them.
  projects: [
    { name: 'journeys', testIgnore: /every-page/, workers: 1 },
    { name: 'pages', testMatch: /every-page/, fullyParallel: true },
  ],
  forbidOnly: true,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
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
  webServer: {
    command: 'node .output/server/index.mjs',
    url: `http://localhost:${port}/api/health`,
    timeout: 60_000,
    env: {
      PORT: String(port),
      DATA_DIR: `test-results/data-${Date.now()}`,
      NODE_ENV: 'production',
    },
  },
});
