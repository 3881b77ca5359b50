import { createMiddleware } from '@tanstack/react-start';

import { whileReadingCall } from '#app/platform/log/log.server.ts';
import { AppError } from '#domain/app-error.ts';

import { isUnderstood } from './closed-errors.ts';

/**
 * Start reads JSON, and leaves bytes to the function. It would buffer and parse a form, so none is let through; nor is
 * anything that only contains one of these types.
 */
const readable = /^application\/(?:octet-stream|json(?:; ?charset=utf-8)?)$/i;

/**
 * A refusal in one word. Plain text, since Start's client would take JSON that is not its own for a result: an old tab
 * must fail when it calls a function that is gone.
 */
function refused(status: number, word: string): Response {
  return new Response(word, { status, headers: { 'content-type': 'text/plain' } });
}

/**
 * Whether a path has the form of a call: one id, and nothing encoded or behind it. Start looks ids up in an object
 * literal, where every object's own words are found too.
 */
export function namesFunction(path: string): boolean {
  const [, id] = /^\/_serverFn\/([^/%]+)$/.exec(path) ?? [];
  return id !== undefined && !(id in Object.prototype);
}

/** Start finds functions by their id, and throws where there is none. */
function isUnknownFunction(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Server function info not found');
}

/**
 * Closes what `closedErrors` cannot see, because Start fails before or after the function: a call that cannot be read
 * is the caller's fault and not a 500 with its insides, an unknown function is a 404, a bug is one word.
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
    // Our functions never answer 500: this is Start, on a body it could not read or a result it could not write.
    return isUnderstood(request) ? refused(502, 'backend_failed') : refused(400, 'bad_request');
  } catch (error) {
    // A refusal in our own words, which Start sends on as it is.
    if (error instanceof AppError) throw error;
    if (isUnknownFunction(error)) return refused(404, 'not_found');
    if (!request.signal.aborted) console.error(error);
    return refused(502, 'backend_failed');
  }
});
