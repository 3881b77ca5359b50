import * as v from 'valibot';

import { cachedMs, silentMs, staleListsSchema, type ListKind } from '#domain/live/stale-lists.ts';

/** The parts of `EventSource` that are used. */
export interface EventsOfServer {
  readonly close: () => void;
  addEventListener: (
    name: 'message' | 'beat' | 'end' | 'error',
    listener: (event: { readonly data?: unknown }) => void,
  ) => void;
}

export interface StreamPorts {
  /** @param age how long ago, in milliseconds, events may first have been missed */
  readonly connect: (age: number) => EventsOfServer;
  readonly onStale: (kinds: readonly ListKind[]) => void;
  /** The session has ended. */
  readonly onEnd: () => void;
  readonly now: () => number;
  /** From 0 to 1; jitter, so that browsers that lost the same process do not reconnect all at once. */
  readonly random: () => number;
}

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** An event may have been in flight when the stream broke. */
const marginMs = 3_000;

/** A stream that is kept open, reconnecting with exponential backoff. */
export interface LiveStream {
  /** @param age of what the page shows, in milliseconds */
  readonly start: (age: number) => void;
  readonly stop: () => void;
  /** Reconnects immediately, for example when the network is back. */
  readonly hurry: () => void;
  /** Checks that the stream is still alive; call it every few seconds. */
  readonly check: () => void;
  /** Whether changes are being received. */
  readonly isHealthy: () => boolean;
}

function kindsIn(data: unknown): readonly ListKind[] {
  try {
    return v.parse(staleListsSchema, JSON.parse(String(data))).stale;
  } catch {
    // Sent by a newer version.
    return [];
  }
}

export function createLiveStream(ports: StreamPorts): LiveStream {
  const { now } = ports;
  let source: EventsOfServer | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isHeard = false;
  let failures = 0;
  /** The time up to which all events were received. */
  let knownAt = 0;
  let begunAt = 0;

  function leave(): void {
    source?.close();
    source = null;
    isHeard = false;
    clearTimeout(retry);
    retry = undefined;
  }

  function fail(): void {
    leave();
    const pause = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
    failures += 1;
    retry = setTimeout(connect, pause * (0.5 + ports.random() / 2));
  }

  function heard(): void {
    knownAt = now();
    isHeard = true;
    failures = 0;
  }

  function connect(): void {
    leave();
    begunAt = now();
    const age = Math.min(Math.ceil(begunAt - knownAt + marginMs), cachedMs + 1);
    const opened = ports.connect(age);
    source = opened;
    const whileOpen = (work: (data: unknown) => void) => (event: { readonly data?: unknown }) => {
      if (source === opened) work(event.data);
    };
    opened.addEventListener('beat', whileOpen(heard));
    opened.addEventListener(
      'message',
      whileOpen((data) => {
        heard();
        ports.onStale(kindsIn(data));
      }),
    );
    opened.addEventListener(
      'end',
      whileOpen(() => {
        isRunning = false;
        leave();
        ports.onEnd();
      }),
    );
    opened.addEventListener('error', whileOpen(fail));
  }

  return {
    start(age) {
      if (isRunning) return;
      isRunning = true;
      failures = 0;
      knownAt = now() - age;
      connect();
    },
    stop() {
      isRunning = false;
      leave();
    },
    hurry() {
      if (!isRunning || source !== null) return;
      failures = 0;
      connect();
    },
    check() {
      if (source !== null && now() - Math.max(isHeard ? knownAt : begunAt, 0) > silentMs) fail();
    },
    isHealthy: () => isHeard,
  };
}
