import type { QueryClient } from '@tanstack/react-query';

import { listKinds, type ListKind } from '#domain/live/stale-lists.ts';

import { heldLists } from './held-lists.ts';
import { createLiveStream } from './live-stream.ts';

/** The names of the queries that show data of each kind. */
const queriesOf: Readonly<Record<ListKind, readonly string[]>> = {
  orders: ['orders', 'order', 'desk', 'requests', 'earnings'],
  applications: ['applications', 'application'],
  reports: ['reports', 'desk'],
};

const lookMs = 5_000;
/** Polling interval while there is no stream. */
const pollMs = 30_000;
/** A page untouched for this long makes no requests, which would keep the session from expiring (ADR 0119). */
const aloneMs = 30 * 60_000;
/** Maximum age of the data on an account page when it is shown; its loaders refetch. */
const mostShownMs = 40_000;
/** Lists wait while a mutation is in flight, because the mutation refetches them itself. */
const afterSendingMs = 300;

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') === true;
}

/** Keeps the lists in this tab up to date with changes made elsewhere, while the tab is in use. @returns stops it */
export function keepUpToDate(queryClient: QueryClient): () => void {
  const waiting = new Set<ListKind>();
  let isEnded = false;
  let isStopped = false;
  let renewing: Promise<void> | null = null;
  // Wall-clock time, so that waking from sleep is noticed.
  let touchedAt = Date.now();
  let readAt = Date.now();
  let isOn = false;

  async function renewOnce(): Promise<void> {
    const names = new Set<unknown>([...waiting].flatMap((kind) => queriesOf[kind]));
    waiting.clear();
    const held = heldLists().filter(({ name }) => names.has(name));
    const hashes = new Set(held.map(({ hash }) => hash));
    // A form showing it must not change while the user is typing.
    if (isTyping()) names.delete('application');
    await Promise.all([
      queryClient.invalidateQueries({
        predicate: ({ queryKey, queryHash }) => names.has(queryKey[0]) && !hashes.has(queryHash),
      }),
      ...held.map((list) => list.renew()),
    ]);
  }

  /** Changes that arrive during a refetch are fetched afterwards, because the response may predate them. */
  async function renew(): Promise<void> {
    while (waiting.size > 0 && !isStopped) {
      if (queryClient.isMutating() > 0) await new Promise((go) => setTimeout(go, afterSendingMs));
      else await renewOnce();
    }
    renewing = null;
  }

  function note(kinds: readonly ListKind[]): void {
    for (const kind of kinds) waiting.add(kind);
    renewing ??= Promise.resolve().then(renew);
  }

  function everything(): void {
    readAt = Date.now();
    note(listKinds);
  }

  const stream = createLiveStream({
    connect: (age) => new EventSource(`/api/live?age=${age}`),
    onStale: note,
    // The refetch is answered as for an anonymous visitor.
    onEnd: () => {
      isEnded = true;
      everything();
    },
    now: () => Date.now(),
    random: Math.random,
  });

  const isWatched = () =>
    document.visibilityState === 'visible' && Date.now() - touchedAt < aloneMs;

  function look(): void {
    if (isEnded) return;
    if (isWatched() !== isOn) {
      isOn = !isOn;
      if (!isOn) return stream.stop();
      everything();
      return stream.start(0);
    }
    if (!isOn) return;
    stream.check();
    if (!stream.isHealthy() && Date.now() - readAt >= pollMs) everything();
  }

  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true, capture: true };
  const onTouch = () => {
    touchedAt = Date.now();
    if (!isOn) look();
  };
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const) {
    window.addEventListener(name, onTouch, options);
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      // Returning to the tab counts as activity; switching away briefly keeps the connection.
      if (document.visibilityState === 'visible') onTouch();
    },
    options,
  );
  // A page in the back/forward cache has no connection.
  const onPageHide = () => {
    isOn = false;
    stream.stop();
  };
  window.addEventListener('pagehide', onPageHide, options);
  window.addEventListener('pageshow', onTouch, options);
  window.addEventListener('online', () => stream.hurry(), options);

  if (isWatched()) {
    isOn = true;
    stream.start(Math.min(performance.now(), mostShownMs));
  }
  const timer = setInterval(look, lookMs);
  return () => {
    listening.abort();
    clearInterval(timer);
    isStopped = true;
    stream.stop();
  };
}
