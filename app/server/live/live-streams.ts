import type { StaleList } from '#app/platform/cache/stale-lists.ts';
import type { Actor } from '#domain/account/role.ts';

/** Whose a stream is. */
export interface StreamOwner {
  readonly person: Actor;
  /** By what the store knows the session. */
  readonly session: string;
}

/** Says whether a session goes on. */
export type Ask = (session: string) => Promise<boolean>;

export interface LiveStreamsOptions {
  /** Between two beats, in milliseconds. */
  readonly beatMs: number;
  readonly perPerson: number;
  readonly perProcess: number;
  /** Whether a session is still there. */
  readonly lives: Ask;
  /** Whether its account is still the one that signed in, too (ADR 0065). */
  readonly stands: Ask;
  /** What became stale that long ago, in milliseconds; null where not all of it is known. */
  readonly staleSince: (age: number) => readonly StaleList[] | null;
}

const encoder = new TextEncoder();

export function eventOf(name: string | null, data: object): Uint8Array<ArrayBuffer> {
  const head = name === null ? '' : `event: ${name}\n`;
  return encoder.encode(`${head}data: ${JSON.stringify(data)}\n\n`);
}

export const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would keep it back until it is whole.
  'x-accel-buffering': 'no',
} as const;

/** Why none was opened: the person has enough of them, or the process has, or it is shutting down. */
export type Refusal = 'person' | 'process';

/**
 * What a page is answered whose session is gone: an `EventSource` passes on no status, so the end is told as an event.
 */
export function endedStream(): Response {
  return new Response(eventOf('end', {}), { headers });
}
