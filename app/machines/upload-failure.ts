import { AppError, type ErrorCode } from '#domain/app-error.ts';

/** Errors that the same chunk would get again: retrying does not help. */
export const finalFailures: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  'sign_in_required',
  'session_expired',
  'not_allowed',
  'not_found',
  'not_a_video',
  'video_too_large',
  'bad_chunk',
  'invalid_input',
]);

export function failureOf(error: unknown): ErrorCode | null {
  return error instanceof AppError ? error.code : null;
}
