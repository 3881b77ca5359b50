import { writeFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Absolute paths of the test files that failed, or while which an error happened outside of every test.
 * @param modules test files, as a reporter of Vitest is told them
 * @param errors what happened outside of tests
 * @returns null when some error names no file: nothing less than everything shows whether it is gone
 */
export function failedFiles(modules, errors) {
  if (errors.some((error) => !error.VITEST_TEST_PATH)) return null;
  const failed = modules.filter((module) => module.state() === 'failed');
  return [
    ...new Set([
      ...failed.map((module) => module.moduleId),
      ...errors.map((error) => error.VITEST_TEST_PATH),
    ]),
  ];
}

/** A reporter of Vitest that writes them, as JSON, to the file that `FAILED_FILES` names. */
export default class FailedFiles {
  onTestRunEnd(modules, errors) {
    const path = process.env.FAILED_FILES;
    if (path) writeFileSync(path, JSON.stringify(failedFiles(modules, errors)));
  }
}
