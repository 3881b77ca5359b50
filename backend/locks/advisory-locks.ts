import { createHash } from 'node:crypto';

import { type SQL, sql } from 'drizzle-orm';

/**
 * The keys of all advisory locks of a database: the app and the back end share one, so that a key that is used twice
 * makes strangers wait for each other. A key stays what it is: processes of two releases run side by side for a while.
 */
const keys = {
  /** One process at a time changes the app's own tables, */
  appTables: 4_711_001,
  /** or those of the back end, or puts the demo world in them, */
  backendTables: 7_421_001,
  /** or makes indexes. */
  indexes: 7_421_002,
  /** SKUs are given out one after the other, */
  skus: -654_884_923,
  /** and so are the slugs of products. */
  productSlugs: -153_288_304,
} as const;

/** One of the table, or one of the many of a kind: an address, a celebrity's places, what is done in turn. */
export type AdvisoryLock =
  | keyof typeof keys
  | { readonly address: string }
  | { readonly placesOf: number }
  | { readonly turn: string };

function nameOf(lock: Exclude<AdvisoryLock, string>): string {
  if ('address' in lock) return `address ${lock.address}`;
  return 'placesOf' in lock ? `places ${lock.placesOf}` : lock.turn;
}

/** Two names that share a key only wait for each other. */
function keyOf(lock: AdvisoryLock): number | bigint {
  if (typeof lock === 'string') return keys[lock];
  return createHash('sha256')
    .update(`astera ${nameOf(lock)}`)
    .digest()
    .readBigInt64BE();
}

/** How a lock is taken: until the transaction ends, waited for or tried once; or by a connection until it is let go. */
const calls = {
  wait: 'pg_advisory_xact_lock',
  try: 'pg_try_advisory_xact_lock',
  hold: 'pg_try_advisory_lock',
  release: 'pg_advisory_unlock',
} as const;

/** The statement that does it, without a parameter. With `try` and `hold` its `taken` is whether the lock was free. */
export function lockStatement(how: keyof typeof calls, lock: AdvisoryLock): string {
  return `select ${calls[how]}('${keyOf(lock)}'::bigint) as taken`;
}

/** Waits for a lock; it is let go with the transaction. */
export async function takeLock(
  transaction: { readonly execute: (query: SQL) => PromiseLike<unknown> },
  lock: AdvisoryLock,
): Promise<void> {
  await transaction.execute(sql.raw(lockStatement('wait', lock)));
}
