import { notFound } from '@tanstack/react-router';

import { AppError } from '#domain/app-error.ts';

/**
 * Awaits a page's data; if it does not exist, or must not be known to exist, shows the 404 page.
 * @throws the router's `notFound` for AppError `not_found`, everything else unchanged
 */
export async function orNotFound<TData>(reading: Promise<TData>): Promise<TData> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw notFound();
    throw error;
  }
}
