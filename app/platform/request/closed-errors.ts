import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createMiddleware } from '@tanstack/react-start';
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';

import { AppError } from '#domain/app-error.ts';
import { happenedIn, isTrouble } from '#domain/error-kinds.ts';

import { currentRequestId } from '#app/platform/log/log.server.ts';
import { isUnstorableText } from './unstorable-text.ts';
import { invalidInputOf, isWritable } from '../framework-patches/invalid-input.ts';

function closed(error: unknown): AppError {
  const unstorable = isUnstorableText(error) ? new AppError('invalid_input') : null;
  const told = unstorable ?? (error instanceof AppError ? error : invalidInputOf(error));
  // Back-end failures and bugs are logged for the operator here, and nowhere else. A visitor who disconnects is
  // neither.
  if ((!told || isTrouble(told)) && !getRequest().signal.aborted) console.error(error);
  return happenedIn(told ?? new AppError('backend_failed'), currentRequestId());
}

const understood = new WeakSet<Request>();

/** Whether a call was parsed, so that any later failure is ours. */
export function isUnderstood(request: Request): boolean {
  return understood.has(request);
}

/** Seconds until search engines should try again. */
const comeAgainAfter = '60';

/**
 * A call gets the status of the back end's failure. A page rendered around such a call is only temporarily unavailable,
 * and tells caches and search engines so.
 */
function answerWith(failure: AppError): void {
  const isPage = !new URL(getRequest().url).pathname.startsWith('/_serverFn/');
  if (!isPage || !isTrouble(failure)) {
    setResponseStatus(failure.status);
    return;
  }
  setResponseStatus(503);
  setResponseHeader('retry-after', comeAgainAfter);
}

/** Start sends a thrown error to the browser with its message and status 200; this prevents both. */
export const closedErrors = createMiddleware({ type: 'function' }).server(async (call) => {
  understood.add(getRequest());
  try {
    if ('data' in call && !isWritable(call.data)) throw new AppError('invalid_input');
    return await call.next();
  } catch (error) {
    if (isRedirect(error) || isNotFound(error)) throw error;
    const failure = closed(error);
    answerWith(failure);
    if (failure.retryAfter !== undefined) {
      setResponseHeader('retry-after', String(failure.retryAfter));
    }
    throw failure;
  }
});
