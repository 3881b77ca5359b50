import { AppError } from './app-error.ts';

/** The same failure, with the request in which it happened; one that is shared by several requests stays as it is. */
export function happenedIn(error: AppError, requestId: string | undefined): AppError {
  const { code, fields, retryAfter, cause } = error;
  return new AppError(code, {
    fields,
    requestId,
    cause,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

/** Whether the back end failed, or we did: no one knows whether what was asked for was done. */
export function isTrouble(error: unknown): boolean {
  return error instanceof AppError && ['backend_failed', 'backend_timeout'].includes(error.code);
}

/** Whether a failure says that no one is signed in any more, which the shell tells by itself (row A5). */
export function isSessionGone(error: unknown): boolean {
  return error instanceof AppError && ['sign_in_required', 'session_expired'].includes(error.code);
}
