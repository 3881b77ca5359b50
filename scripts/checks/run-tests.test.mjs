import { expect, test } from 'vitest';

import { failedFiles } from './run-tests.mjs';

test('names the files that failed, and no others', () => {
  const report = {
    testResults: [
      { name: '/x/passed.test.ts', status: 'passed' },
      { name: '/x/failed.test.ts', status: 'failed' },
    ],
  };
  expect(failedFiles(report)).toEqual(['/x/failed.test.ts']);
  expect(failedFiles({ testResults: [] })).toEqual([]);
});
