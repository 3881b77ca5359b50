import { AppError } from '#domain/app-error.ts';

/** What came of some work: `done`, the code of its refusal, or the bug itself. */
export async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return 'done';
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
}
