import { listKinds, cachedMs, type ListKind } from '#domain/live/stale-lists.ts';

import { broadcastInvalidation } from './broadcast-invalidation.ts';

/** Who is affected by a change besides the staff: these accounts, or anyone if unknown. */
export type Concerned = readonly number[] | 'anyone';

/** Lists of a kind became stale for some people. */
export interface StaleList {
  readonly kind: ListKind;
  readonly people: Concerned;
}

type Listener = (stale: StaleList) => void;

const listeners = new Set<Listener>();
/** Above this many changes, the oldest are dropped. */
const mostRemembered = 2_000;
const past: (StaleList & { readonly at: number })[] = [];
/** Since when no change was missed, in `performance.now` milliseconds. */
let heardSince = performance.now();

/** Null for a message of an unknown version. */
function parsed(word: string): StaleList | null {
  const [name, ids = ''] = word.split(':', 2);
  const kind = listKinds.find((known) => known === name);
  if (kind === undefined || !/^(?:\*|(?:\d{1,10}(?:,\d{1,10})*)?)$/.test(ids)) return null;
  if (ids === '*') return { kind, people: 'anyone' };
  return { kind, people: ids === '' ? [] : ids.split(',').map(Number) };
}

function hear(stale: StaleList): void {
  const at = performance.now();
  past.push({ ...stale, at });
  while (past[0] && (at - past[0].at > cachedMs || past.length > mostRemembered)) {
    heardSince = Math.max(heardSince, past[0].at);
    past.shift();
  }
  for (const listener of listeners) listener(stale);
}

/** Uses the same channel as cache invalidation (ADR 0042): there is only one between processes. */
const say = broadcastInvalidation('lists', (word) => {
  if (word === undefined) {
    // The connection was lost: messages may have been missed.
    heardSince = performance.now();
    for (const kind of listKinds) hear({ kind, people: 'anyone' });
    return;
  }
  const stale = parsed(word);
  if (stale) hear(stale);
});

/**
 * Announces in every process that lists of a kind became stale for the staff and these people (ADR 0119). Never fails.
 */
export function tellStale(kind: ListKind, people: Concerned): void {
  void say(`${kind}:${people === 'anyone' ? '*' : people.join(',')}`);
}

/** @returns a function that removes the listener */
export function onStale(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What became stale in this period; null if this process may have missed some of it.
 * @param age how far back, in milliseconds
 */
export function staleSince(age: number): readonly StaleList[] | null {
  const from = performance.now() - age;
  if (age > cachedMs || from <= heardSince) return null;
  return past.filter(({ at }) => at >= from);
}
