import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createMiddleware } from '@tanstack/react-start';
import { getRequest, setResponseStatus } from '@tanstack/react-start/server';

import { AppError } from '#domain/app-error.ts';

import { invalidInputOf } from './invalid-input.ts';

function closed(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const invalid = invalidInputOf(error);
  if (invalid) return invalid;
  // A bug: it is told to the operator here, and to nobody else.
  console.error(error);
  return new AppError('backend_failed');
}

const understood = new WeakSet<Request>();

/** Whether a call could be read, so that whatever failed after it is ours. */
export function isUnderstood(request: Request): boolean {
  return understood.has(request);
}

/** Start sends a thrown error to the browser with its message and status 200; this closes both. */
export const closedErrors = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  understood.add(getRequest());
  try {
    return await next();
  } catch (error) {
    if (isRedirect(error) || isNotFound(error)) throw error;
    const failure = closed(error);
    setResponseStatus(failure.status);
    throw failure;
  }
});
