import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';

import { projectEnv, root } from '../node-runtime.mjs';

const reporter = join(root, 'scripts', 'checks', 'failed-files.mjs');

/** One run of Vitest: its exit status, and the files to run again; null is all of them. */
function vitest(projects, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'astera-tests-'));
  const report = join(folder, 'failed.json');
  const done = spawnSync(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      `--reporter=${reporter}`,
      ...files.map((file) => relative(root, file)),
    ],
    { cwd: root, stdio: 'inherit', env: projectEnv({ FAILED_FILES: report }) },
  );
  const failed = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  rmSync(folder, { recursive: true, force: true });
  return { status: done.status ?? 1, failed };
}

/**
 * Runs projects of Vitest and stops this script when they fail. In CI the failed files run once more, alone, as
 * Playwright's journeys do, and are named: a file that only passed then is a fault to find, not a reason to refuse the
 * work. So do the files in which an error happened outside of every test. When an error names no file, everything runs
 * again.
 */
export function runTests(...projects) {
  const first = vitest(projects);
  if (first.status === 0) return;
  if (!process.env.CI) process.exit(first.status);
  const again = first.failed ?? [];
  const second = vitest(projects, again);
  if (second.status !== 0) process.exit(second.status);
  console.log(`\nPassed only on the second try: ${again.join(', ') || projects.join(', ')}`);
}
