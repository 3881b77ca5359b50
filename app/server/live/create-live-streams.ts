import type { StaleList } from '#app/platform/cache/stale-lists.ts';
import { isStaff } from '#domain/account/sign-in/second-factor.ts';
import { listKinds, type ListKind } from '#domain/live/stale-lists.ts';
import {
  type StreamOwner,
  type Ask,
  type LiveStreamsOptions,
  eventOf,
  headers,
  type Refusal,
} from './live-streams.ts';

type Controller = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;

/** A user's open stream. */
interface Stream extends StreamOwner {
  readonly controller: Controller;
  readonly pending: Set<ListKind>;
  toldAt: number;
  telling: NodeJS.Timeout | undefined;
  beating: NodeJS.Timeout | undefined;
  beats: number;
}

/** Changes within this time are sent together. */
const gatherMs = 200;

/** The minimum interval between two messages on one stream. */
const restMs = 1_000;

/** The account is checked only every fourth beat, since that is a network request to WordPress. */
const beatsToStanding = 4;

/** A client with this many unread messages has stopped reading. */
const mostUnread = 32;

/** A response body that is written to from outside. */
function openBody(onCancel: () => void) {
  const made: Controller[] = [];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    { start: (controller) => void made.push(controller), cancel: onCancel },
    { highWaterMark: mostUnread },
  );
  const [controller] = made;
  if (!controller) throw new Error('a stream starts at once');
  return { body, controller };
}

function concerns({ person }: StreamOwner, { people }: StaleList): boolean {
  return people === 'anyone' || isStaff(person.role) || people.includes(person.id);
}

/** The streams of one process that tell browsers that their lists became stale (ADR 0119). */
export type LiveStreams = ReturnType<typeof createLiveStreams>;

export function createLiveStreams(options: LiveStreamsOptions) {
  const open = new Set<Stream>();
  let isShuttingDown = false;

  function drop(stream: Stream): void {
    open.delete(stream);
    clearTimeout(stream.telling);
    clearInterval(stream.beating);
  }

  function close(stream: Stream): void {
    if (!open.has(stream)) return;
    drop(stream);
    stream.controller.close();
  }

  function send(stream: Stream, event: Uint8Array<ArrayBuffer>): void {
    if (!open.has(stream)) return;
    if ((stream.controller.desiredSize ?? 0) > 0) stream.controller.enqueue(event);
    else close(stream);
  }

  /** If unknown, for example without a database, the stream stays open: its messages contain no personal data. */
  async function goesOn(stream: Stream, ask: Ask): Promise<boolean> {
    const isThere = await ask(stream.session).catch(() => true);
    if (!isThere) {
      send(stream, eventOf('end', {}));
      close(stream);
    }
    return isThere;
  }

  async function tell(stream: Stream): Promise<void> {
    stream.telling = undefined;
    stream.toldAt = performance.now();
    const stale = [...stream.pending];
    stream.pending.clear();
    if (await goesOn(stream, options.stands)) send(stream, eventOf(null, { stale }));
  }

  async function beat(stream: Stream): Promise<void> {
    stream.beats += 1;
    const ask = stream.beats % beatsToStanding === 0 ? options.stands : options.lives;
    if (await goesOn(stream, ask)) send(stream, eventOf('beat', {}));
  }

  function note(stream: Stream, kind: ListKind): void {
    stream.pending.add(kind);
    const rest = stream.toldAt + restMs - performance.now();
    stream.telling ??= setTimeout(() => void tell(stream), Math.max(gatherMs, rest)).unref();
  }

  return {
    /** The number of open streams. */
    size: () => open.size,
    /** Notifies the streams that are affected. */
    hear(stale: StaleList): void {
      for (const stream of open) if (concerns(stream, stale)) note(stream, stale.kind);
    },
    /**
     * Opens a stream.
     * @param age how long ago, in milliseconds, the browser may have started missing changes
     * @param signal closes it when the client disconnects
     */
    open(
      { person: { id, role }, session }: StreamOwner,
      { age, signal }: { readonly age: number; readonly signal: AbortSignal },
    ): Response | Refusal {
      const own = [...open].filter((one) => one.person.id === id);
      if (own.length >= options.perPerson) return 'person';
      if (isShuttingDown || open.size >= options.perProcess) return 'process';
      const { body, controller } = openBody(() => drop(stream));
      const stream: Stream = {
        ...{ person: { id, role }, session, controller, pending: new Set() },
        ...{ toldAt: Number.NEGATIVE_INFINITY, telling: undefined, beats: 0 },
        beating: setInterval(() => void beat(stream), options.beatMs).unref(),
      };
      open.add(stream);
      signal.addEventListener('abort', () => close(stream), { once: true });
      send(stream, eventOf('beat', {}));
      const missed = options.staleSince(age);
      const all = listKinds.map((kind): StaleList => ({ kind, people: 'anyone' }));
      for (const stale of missed ?? all) if (concerns(stream, stale)) note(stream, stale.kind);
      return new Response(body, { headers });
    },
    /** Closes all streams and opens no more: browsers reconnect to another process. */
    leave(): void {
      isShuttingDown = true;
      for (const stream of open) close(stream);
    },
  };
}
