import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';

import { pino, type DestinationStream, type Logger } from 'pino';

import { env } from '#app/platform/settings/env.server.ts';
import { createLineLimit } from './line-limit.ts';
import { withoutPersons } from './without-persons.ts';

const currentRequest = new AsyncLocalStorage<string>();

/** Does something on behalf of a request, whose id stands in every line that is logged meanwhile. */
export function onBehalfOf<Result>(requestId: string | null, work: () => Result): Result {
  return requestId === null ? work() : currentRequest.run(requestId, work);
}

/** The id of the request on whose behalf something is being done; undefined outside of any. */
export function currentRequestId(): string | undefined {
  return currentRequest.getStore();
}

const mostCauses = 3;

/** An error as it may be kept: not its other properties, in which libraries put what they were given. */
function errorForLog(error: Error, depth = 0): Record<string, unknown> {
  const { cause } = error;
  return {
    type: error.name,
    message: withoutPersons(error.message),
    ...('code' in error && { code: withoutPersons(String(error.code)) }),
    stack: withoutPersons(error.stack ?? ''),
    ...(cause instanceof Error && depth < mostCauses && { cause: errorForLog(cause, depth + 1) }),
  };
}

/** Lines are written together: a write for each costs as much as the answer to a page that is kept. */
const written = { fd: 1, sync: false, minLength: 4_096, periodicFlush: 100 } as const;

/** Pino's own writes the time out anew for each line; dozens have the same. */
const shownTime = { at: 0, field: '' };
function timeField(): string {
  const now = Date.now();
  if (now !== shownTime.at) {
    shownTime.at = now;
    shownTime.field = `,"time":"${new Date(now).toISOString()}"`;
  }
  return shownTime.field;
}

/**
 * A log of JSON lines, one an event, with the time in UTC and the id of the request.
 * @param to where they go; the standard output when left out
 */
export function createLog(level: string = env.LOG_LEVEL, to?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: timeField,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => {
      const requestId = currentRequest.getStore();
      return requestId === undefined ? {} : { requestId };
    },
    serializers: {
      err: (error: unknown) => (error instanceof Error ? errorForLog(error) : String(error)),
    },
  };
  return pino(options, to ?? pino.destination(written));
}

/** Says of the call under way whether it could be read; nothing where none is being read. */
const callBeingRead = new AsyncLocalStorage<() => boolean>();

/**
 * Does work that reads a call before its function runs. What fails meanwhile is the caller's fault: it is one line
 * without a stack, and many of them are counted.
 * @param isRead whether its function began, so that what fails now is ours
 */
export function whileReadingCall<Result>(isRead: () => boolean, work: () => Result): Result {
  return callBeingRead.run(isRead, work);
}

/** So many lines a minute tell of calls that cannot be read. */
const mostMalformed = 20;
const minute = 60_000;

type Told = 'error' | 'warn' | 'info' | 'debug';

function tell(log: Logger, level: Told, parts: readonly unknown[]): void {
  const error = parts.find((part) => part instanceof Error);
  const words = parts.filter((part) => part !== error);
  const message = withoutPersons(words.length > 0 ? format(...words) : (error?.message ?? ''));
  log[level](error ? { err: error } : {}, message);
}

/**
 * Lets everything that is said on the console, by us or by a library, become lines of the log.
 * @returns gives the console back
 */
export function takeConsole(log: Logger): () => void {
  const { error, warn, info, log: plain, debug } = console;
  const malformed = createLineLimit({
    most: mostMalformed,
    perMs: minute,
    tellRest: (count) => log.warn({ count }, 'More calls could not be read'),
  });
  console.error = (...parts) => {
    const isRead = callBeingRead.getStore();
    if (!isRead || isRead()) return tell(log, 'error', parts);
    const [type = 'Error'] = parts.flatMap((part) => (part instanceof Error ? [part.name] : []));
    if (malformed.take()) log.warn({ type }, 'A call could not be read');
  };
  console.warn = (...parts) => tell(log, 'warn', parts);
  console.info = (...parts) => tell(log, 'info', parts);
  console.log = console.info;
  console.debug = (...parts) => tell(log, 'debug', parts);
  return () => {
    malformed.stop();
    Object.assign(console, { error, warn, info, log: plain, debug });
  };
}
