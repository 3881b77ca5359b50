import { expect, test } from 'vitest';

import { failedFiles } from './failed-files.mjs';

const moduleOf = (moduleId, state) => ({ moduleId, state: () => state });
const modules = [
  moduleOf('/x/passed.test.ts', 'passed'),
  moduleOf('/x/failed.test.ts', 'failed'),
  moduleOf('/x/skipped.test.ts', 'skipped'),
];

test('names the files that failed, and no others', () => {
  expect(failedFiles(modules, [])).toEqual(['/x/failed.test.ts']);
  expect(failedFiles([], [])).toEqual([]);
});

test('names each file in which an error happened outside of every test, once', () => {
  const errors = ['/x/passed.test.ts', '/x/failed.test.ts', '/x/passed.test.ts'];
  const named = errors.map((path) => ({ message: 'no', VITEST_TEST_PATH: path }));
  expect(failedFiles(modules, named)).toEqual(['/x/failed.test.ts', '/x/passed.test.ts']);
});

test('names none when some error belongs to no file', () => {
  const errors = [{ VITEST_TEST_PATH: '/x/passed.test.ts' }, { message: 'the worker is gone' }];
  expect(failedFiles(modules, errors)).toBe(null);
});
