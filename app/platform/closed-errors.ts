import { isNotFound, isRedirect } from '@tanstack/react-router';
import { createMiddleware } from '@tanstack/react-start';
import { setResponseStatus } from '@tanstack/react-start/server';
import { ValiError } from 'valibot';

import { AppError } from '#domain/app-error.ts';

function closed(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ValiError) return new AppError('invalid_input');
  // A bug: it is told to the operator here, and to nobody else.
  console.error(error);
  return new AppError('backend_failed');
}

/** Start sends a thrown error to the browser with its message and status 200; this closes both. */
export const closedErrors = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next();
  } catch (error) {
    if (isRedirect(error) || isNotFound(error)) throw error;
    const failure = closed(error);
    setResponseStatus(failure.status);
    throw failure;
  }
});
