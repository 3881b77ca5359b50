import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { run } from './node-runtime.mjs';

const debianChromium = '/usr/bin/chromium';

/**
 * Finds or installs a browser for the journeys: Debian's chromium where apt-get works, else Playwright's own.
 * @returns the path of the executable, or null for Playwright's own
 */
export function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(debianChromium)) return debianChromium;
  const quiet = { stdio: 'ignore' };
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['update'], quiet).status === 0) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
    if (existsSync(debianChromium)) return debianChromium;
  }
  run('playwright', ['install', 'chromium']);
  return null;
}
