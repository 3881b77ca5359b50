import { notFound } from '@tanstack/react-router';

import { AppError } from '#domain/app-error.ts';

/**
 * Waits for what a page shows; what does not exist, or must not be known to exist, becomes the 404 page.
 * @throws the router's `notFound` for AppError `not_found`, everything else as it came
 */
export async function orNotFound<TData>(reading: Promise<TData>): Promise<TData> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw notFound();
    throw error;
  }
}
