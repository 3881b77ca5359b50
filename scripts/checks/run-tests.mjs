import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';

import { projectEnv, root } from '../node-runtime.mjs';

/**
 * Absolute paths of the test files that failed, read from a report of Vitest's JSON reporter. Empty when the report
 * names none.
 */
export function failedFiles(report) {
  return report.testResults.filter((file) => file.status === 'failed').map((file) => file.name);
}

/** One run of Vitest: its exit status, and the files that failed. */
function vitest(projects, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'astera-tests-'));
  const report = join(folder, 'report.json');
  const done = spawnSync(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files.map((file) => relative(root, file)),
    ],
    { cwd: root, stdio: 'inherit', env: projectEnv() },
  );
  const failed = existsSync(report) ? failedFiles(JSON.parse(readFileSync(report, 'utf8'))) : [];
  rmSync(folder, { recursive: true, force: true });
  return { status: done.status ?? 1, failed };
}

/**
 * Runs projects of Vitest and stops this script when they fail. In CI the failed files run once more, alone, as
 * Playwright's journeys do, and are named: a file that only passed then is a fault to find, not a reason to refuse the
 * work. An error outside of every test names no file, so everything runs again.
 */
export function runTests(...projects) {
  const first = vitest(projects);
  if (first.status === 0) return;
  if (!process.env.CI) process.exit(first.status);
  const again = first.failed.length > 0 ? first.failed : [];
  const second = vitest(projects, again);
  if (second.status !== 0) process.exit(second.status);
  console.log(`\nPassed only on the second try: ${again.join(', ') || projects.join(', ')}`);
}
