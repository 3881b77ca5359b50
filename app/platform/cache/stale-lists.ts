import { listKinds, cachedMs, type ListKind } from '#domain/live/stale-lists.ts';

import { broadcastInvalidation } from './broadcast-invalidation.ts';

/** Whom a change concerns beside the staff: these accounts, or anyone, where it is not known. */
export type Concerned = readonly number[] | 'anyone';

/** That lists of a kind became stale for some people. */
export interface StaleList {
  readonly kind: ListKind;
  readonly people: Concerned;
}

type Listener = (stale: StaleList) => void;

const listeners = new Set<Listener>();
/** Of more changes than this no one is told one by one. */
const mostRemembered = 2_000;
const past: (StaleList & { readonly at: number })[] = [];
/** Since when nothing was missed, in the milliseconds of `performance.now`. */
let heardSince = performance.now();

/** Of a version that this one does not know: nothing. */
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

/** The same word as of caches that all processes forget (ADR 0042): there is one way between processes. */
const say = broadcastInvalidation('lists', (word) => {
  if (word === undefined) {
    // The connection was away: no one knows what was said meanwhile.
    heardSince = performance.now();
    for (const kind of listKinds) hear({ kind, people: 'anyone' });
    return;
  }
  const stale = parsed(word);
  if (stale) hear(stale);
});

/**
 * Says in every process that lists of a kind became stale for the staff and for these people (ADR 0119). Never fails.
 */
export function tellStale(kind: ListKind, people: Concerned): void {
  void say(`${kind}:${people === 'anyone' ? '*' : people.join(',')}`);
}

/** @returns what ends the listening */
export function onStale(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What became stale in the last milliseconds; null where this process does not know all of it.
 * @param age how far back, in milliseconds
 */
export function staleSince(age: number): readonly StaleList[] | null {
  const from = performance.now() - age;
  if (age > cachedMs || from <= heardSince) return null;
  return past.filter(({ at }) => at >= from);
}
