import type { StaleList } from '#app/platform/cache/stale-lists.ts';
import type { Actor } from '#domain/account/role.ts';

/** The owner of a stream. */
export interface StreamOwner {
  readonly person: Actor;
  /** The hash under which the session is stored. */
  readonly session: string;
}

/** Checks whether a session is still valid. */
export type Ask = (session: string) => Promise<boolean>;

export interface LiveStreamsOptions {
  /** The interval between beats, in milliseconds. */
  readonly beatMs: number;
  readonly perPerson: number;
  readonly perProcess: number;
  /** Whether a session still exists. */
  readonly lives: Ask;
  /** Also whether its account is unchanged since sign-in (ADR 0065). */
  readonly stands: Ask;
  /** What became stale within that many milliseconds; null if not completely known. */
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
  // Otherwise nginx would buffer the whole stream.
  'x-accel-buffering': 'no',
} as const;

/** Why no stream was opened: too many for this user or process, or the process is shutting down. */
export type Refusal = 'person' | 'process';

/**
 * The response to a page whose session has ended: an `EventSource` does not expose the status, so the end is sent as an
 * event.
 */
export function endedStream(): Response {
  return new Response(eventOf('end', {}), { headers });
}
