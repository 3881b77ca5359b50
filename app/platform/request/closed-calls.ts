import { createMiddleware } from '@tanstack/react-start';

import { whileReadingCall } from '#app/platform/log/log.server.ts';
import { AppError } from '#domain/app-error.ts';

import { isUnderstood } from './closed-errors.ts';

/**
 * Start parses JSON and leaves bytes to the function. It would buffer and parse forms, so none are accepted; nor is a
 * header that merely contains one of these types.
 */
const readable = /^application\/(?:octet-stream|json(?:; ?charset=utf-8)?)$/i;

/**
 * A one-word error response. Plain text, since Start's client would take foreign JSON for a result: an old tab must
 * fail when it calls a function that no longer exists.
 */
function refused(status: number, word: string): Response {
  return new Response(word, { status, headers: { 'content-type': 'text/plain' } });
}

/**
 * Whether a path looks like a call: one ID, nothing encoded, nothing after it. Start looks IDs up in an object literal,
 * which would also find the properties of `Object.prototype`.
 */
export function namesFunction(path: string): boolean {
  const [, id] = /^\/_serverFn\/([^/%]+)$/.exec(path) ?? [];
  return id !== undefined && !(id in Object.prototype);
}

/** Start looks functions up by ID and throws for unknown ones. */
function isUnknownFunction(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Server function info not found');
}

/**
 * Covers what `closedErrors` cannot see, because Start fails before or after the function: an unreadable call is the
 * caller's fault rather than a 500 with internals, an unknown function is a 404, a bug is one word.
 */
export const closedCalls = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType !== 'serverFn') return next();
  const type = request.headers.get('content-type');
  if (type !== null && !readable.test(type)) return refused(415, 'bad_request');
  if (!namesFunction(new URL(request.url).pathname)) return refused(404, 'not_found');
  try {
    const result = await whileReadingCall(() => isUnderstood(request), next);
    const { status } = result.response;
    if (status === 405) return refused(405, 'bad_request');
    if (status !== 500) return result;
    // Our functions never return 500: Start failed to read the body or to serialize the result.
    return isUnderstood(request) ? refused(502, 'backend_failed') : refused(400, 'bad_request');
  } catch (error) {
    // One of our own errors, which Start passes on unchanged.
    if (error instanceof AppError) throw error;
    if (isUnknownFunction(error)) return refused(404, 'not_found');
    if (!request.signal.aborted) console.error(error);
    return refused(502, 'backend_failed');
  }
});
