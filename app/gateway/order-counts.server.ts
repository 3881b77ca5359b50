import * as v from 'valibot';

import { wordpressErrorSchema } from '#backend/contract/error.ts';
import { orderCountsSchema, type WireOrderCounts } from '#backend/contract/order-counts.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';

import { ask } from './ask.server.ts';

/**
 * How many orders stand where; null where the back end does not count, as a plain WordPress.
 * @param instants how many of each status were placed by each of them
 */
export async function askOrderCounts(
  vendorId: number | null,
  instants: readonly Date[] = [],
): Promise<WireOrderCounts | null> {
  try {
    return await ask(paths.orderCounts, {
      as: 'service',
      query: {
        vendor: vendorId ?? undefined,
        before: instants.map((instant) => instant.toISOString()).join(',') || undefined,
      },
      schema: orderCountsSchema,
      refusal: (status, body) =>
        status === 404 && v.is(wordpressErrorSchema, body) ? new AppError('not_found') : null,
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
