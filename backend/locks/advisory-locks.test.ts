import { describe, expect, it } from 'vitest';

import { type AdvisoryLock, lockStatement } from './advisory-locks.ts';

const locks: readonly AdvisoryLock[] = [
  'appTables',
  'backendTables',
  'indexes',
  'skus',
  'productSlugs',
  { address: 'fan@example.test' },
  { address: 'fan2@example.test' },
  { turn: 'fan@example.test' },
];

describe('an advisory lock', () => {
  it('has a key of its own, which fits in a bigint', () => {
    const calls = locks.map((lock) => lockStatement('wait', lock));
    expect(new Set(calls).size).toBe(locks.length);
    for (const call of calls) expect(call).toMatch(/\('-?\d{1,19}'::bigint\) as taken$/);
  });

  it('has the key that earlier releases take it by', () => {
    expect(locks.slice(0, 3).map((lock) => lockStatement('wait', lock))).toEqual([
      "select pg_advisory_xact_lock('4711001'::bigint) as taken",
      "select pg_advisory_xact_lock('7421001'::bigint) as taken",
      "select pg_advisory_xact_lock('7421002'::bigint) as taken",
    ]);
    expect(lockStatement('hold', { turn: 'vi1' })).toBe(lockStatement('hold', { turn: 'vi1' }));
  });
});
