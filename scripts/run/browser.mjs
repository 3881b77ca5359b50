import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { run } from '../node-runtime.mjs';

/** Debian's packages and their executables; the one without a window starts and paints faster. */
const debianBrowsers = new Map([
  ['chromium-headless-shell', '/usr/bin/chromium-headless-shell'],
  ['chromium', '/usr/bin/chromium'],
]);

const installed = () => [...debianBrowsers.values()].find((path) => existsSync(path));

/**
 * Finds or installs a browser for the journeys: Debian's chromium where apt-get works, else Playwright's own.
 * @returns the path of the executable, or null for Playwright's own
 */
export function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = installed();
  if (found) return found;
  const quiet = { stdio: 'ignore' };
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['update'], quiet).status === 0) {
    for (const name of debianBrowsers.keys()) {
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
      const fresh = installed();
      if (fresh) return fresh;
    }
  }
  run('playwright', ['install', 'chromium']);
  return null;
}
