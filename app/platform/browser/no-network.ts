import { AppError } from '#domain/app-error.ts';

/** Whether a call failed because this browser is offline: there was no response, not even an error. */
export function isNoNetwork(error: unknown): boolean {
  return !(error instanceof AppError) && !navigator.onLine;
}
