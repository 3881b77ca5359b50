import { unknownOrderCode, wordpressErrorSchema } from '#backend/contract/error.ts';
import { AppError } from '#domain/app-error.ts';
import * as v from 'valibot';

/**
 * What stands against reading or changing an order. An unknown one is WooCommerce's 404 to who reads and its 400 to who
 * changes.
 */
export function refusalOfOrder(status: number, body: unknown): AppError | null {
  const isUnknown = v.is(wordpressErrorSchema, body) && body.code === unknownOrderCode;
  if (status === 404 || isUnknown) return new AppError('not_found');
  return status === 409 ? new AppError('order_moved_on') : null;
}
