import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';

import { pino, type DestinationStream, type Logger } from 'pino';

import { env } from '#app/platform/settings/env.server.ts';
import { createLineLimit } from './line-limit.ts';
import { withoutPersons } from './without-persons.ts';

const currentRequest = new AsyncLocalStorage<string>();

/** Runs work on behalf of a request, whose ID is added to every line logged meanwhile. */
export function onBehalfOf<Result>(requestId: string | null, work: () => Result): Result {
  return requestId === null ? work() : currentRequest.run(requestId, work);
}

/** The ID of the request being served; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return currentRequest.getStore();
}

const mostCauses = 3;

/** An error as it may be logged: without its other properties, where libraries put their input. */
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

/** Lines are written in batches: one write per line costs as much as serving a cached page. */
const written = { fd: 1, sync: false, minLength: 4_096, periodicFlush: 100 } as const;

/** Pino formats the time for every line; dozens of lines share the same one. */
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
 * A log of JSON lines, one per event, with the UTC time and the request ID.
 * @param to destination; standard output by default
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

/** Whether the call in flight could be parsed; unset if none is being parsed. */
const callBeingRead = new AsyncLocalStorage<() => boolean>();

/**
 * Runs work that parses a call before its function runs. Errors meanwhile are the caller's fault: they are logged as
 * one line without a stack, and only counted when there are many.
 * @param isRead whether its function has started, so that errors are ours from then on
 */
export function whileReadingCall<Result>(isRead: () => boolean, work: () => Result): Result {
  return callBeingRead.run(isRead, work);
}

/** Maximum log lines per minute about calls that cannot be parsed. */
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
 * Turns everything written to the console, by us or by libraries, into log lines.
 * @returns a function that restores the console
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
