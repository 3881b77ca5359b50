import type { QueryClient } from '@tanstack/react-query';

import { listKinds, type ListKind } from '#domain/live/stale-lists.ts';

import { heldLists } from './held-lists.ts';
import { createLiveStream } from './live-stream.ts';

/** What the queries are called that show something of a kind. */
const queriesOf: Readonly<Record<ListKind, readonly string[]>> = {
  orders: ['orders', 'order', 'desk', 'requests', 'earnings'],
  applications: ['applications', 'application'],
  reports: ['reports', 'desk'],
};

const lookMs = 5_000;
/** While no stream is there. */
const pollMs = 30_000;
/** A page that no one touched for so long asks for nothing: it would keep the session from ending (ADR 0119). */
const aloneMs = 30 * 60_000;
/** What an account page shows was read no longer ago: its loaders ask anew. */
const mostShownMs = 40_000;
/** While something is sent, lists wait: what is sent reads them anew by itself. */
const afterSendingMs = 300;

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') === true;
}

/** Keeps the lists of this tab as others leave them, while someone looks at it. @returns what ends it */
export function keepUpToDate(queryClient: QueryClient): () => void {
  const waiting = new Set<ListKind>();
  let isEnded = false;
  let isStopped = false;
  let renewing: Promise<void> | null = null;
  // Clocks of the day: a computer that slept has to notice.
  let touchedAt = Date.now();
  let readAt = Date.now();
  let isOn = false;

  async function renewOnce(): Promise<void> {
    const names = new Set<unknown>([...waiting].flatMap((kind) => queriesOf[kind]));
    waiting.clear();
    const held = heldLists().filter(({ name }) => names.has(name));
    const hashes = new Set(held.map(({ hash }) => hash));
    // A form that shows it must not change under the person who types.
    if (isTyping()) names.delete('application');
    await Promise.all([
      queryClient.invalidateQueries({
        predicate: ({ queryKey, queryHash }) => names.has(queryKey[0]) && !hashes.has(queryHash),
      }),
      ...held.map((list) => list.renew()),
    ]);
  }

  /** What comes meanwhile is read afterwards: what is being read may be from before it. */
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
    // The question is answered that no one is signed in.
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
      // Anyone who comes back is there; anyone who only looks elsewhere for a moment stays connected.
      if (document.visibilityState === 'visible') onTouch();
    },
    options,
  );
  // A page that is kept for the way back has no connection.
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
