import { defineConfig } from 'playwright/test';

import { e2ePort } from './tests/support/port.ts';

const port = e2ePort;
const executablePath = process.env['CHROMIUM_PATH'];

/** Journeys run through the production build, on a data folder of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 1,
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
