import { expect, it } from 'vitest';

import { namesFunction } from './closed-calls.ts';

it('takes one id for the address of a server function, and nothing that hides another', () => {
  expect(namesFunction(`/_serverFn/${'0a'.repeat(32)}`)).toBe(true);
  for (const path of [
    '/_serverFn/',
    '/_serverFn/abc/source',
    '/_serverFn/constructor/abc',
    '/_serverFn/constructor',
    '/_serverFn/__proto__',
    '/_serverFn/%61bc',
    '/%5FserverFn/abc',
  ]) {
    expect([path, namesFunction(path)]).toEqual([path, false]);
  }
});
