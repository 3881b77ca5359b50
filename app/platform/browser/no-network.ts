import { AppError } from '#domain/app-error.ts';

/** Whether a call failed because this browser has no network: nothing answered, not even with a refusal. */
export function isNoNetwork(error: unknown): boolean {
  return !(error instanceof AppError) && !navigator.onLine;
}
