import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createMiddleware } from '@tanstack/react-start';
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server';

import { AppError, errorCodes } from '#domain/app-error.ts';

import { invalidInputOf } from './invalid-input.ts';

function closed(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const invalid = invalidInputOf(error);
  if (invalid) return invalid;
  // A bug: it is told to the operator here, and to nobody else. A visitor who went away is none.
  if (!getRequest().signal.aborted) console.error(error);
  return new AppError('backend_failed');
}

const understood = new WeakSet<Request>();

/** Whether a call could be read, so that whatever failed after it is ours. */
export function isUnderstood(request: Request): boolean {
  return understood.has(request);
}

/** How long search engines are asked to wait before they come again, in seconds. */
const comeAgainAfter = '60';

/**
 * A call is told which way the back end failed. A page that was made around such a call is only away for a while,
 * and says so to whoever keeps or lists pages.
 */
function answerWith(status: number): void {
  const isPage = !new URL(getRequest().url).pathname.startsWith('/_serverFn/');
  const isAway = status === errorCodes.backend_failed || status === errorCodes.backend_timeout;
  if (!isPage || !isAway) {
    setResponseStatus(status);
    return;
  }
  setResponseStatus(503);
  setResponseHeader('retry-after', comeAgainAfter);
}

/** Start sends a thrown error to the browser with its message and status 200; this closes both. */
export const closedErrors = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  understood.add(getRequest());
  try {
    return await next();
  } catch (error) {
    if (isRedirect(error) || isNotFound(error)) throw error;
    const failure = closed(error);
    answerWith(failure.status);
    if (failure.retryAfter !== undefined) {
      setResponseHeader('retry-after', String(failure.retryAfter));
    }
    throw failure;
  }
});
