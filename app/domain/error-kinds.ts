import { AppError } from './app-error.ts';

/** The same failure with the id of its request; one shared by several requests is left unchanged. */
export function happenedIn(error: AppError, requestId: string | undefined): AppError {
  const { code, fields, retryAfter, cause } = error;
  return new AppError(code, {
    fields,
    requestId,
    cause,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

/** Whether the back end or our own code failed, so that it is unknown whether the action took place. */
export function isTrouble(error: unknown): boolean {
  return error instanceof AppError && ['backend_failed', 'backend_timeout'].includes(error.code);
}

/** Whether a failure means the user is no longer signed in, which the shell reports by itself (row A5). */
export function isSessionGone(error: unknown): boolean {
  return error instanceof AppError && ['sign_in_required', 'session_expired'].includes(error.code);
}
