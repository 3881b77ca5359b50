import {
  answerMissingCode,
  paymentMissingCode,
  storeClosedCode,
  unknownOrderCode,
  uploadOpenCode,
  videoMissingCode,
  wordpressErrorSchema,
} from '#backend/contract/error.ts';
import { AppError } from '#domain/app-error.ts';
import * as v from 'valibot';

function codeOf(body: unknown): string {
  return v.is(wordpressErrorSchema, body) ? body.code : '';
}

/**
 * The refusals of reading or changing an order. For an unknown order, WooCommerce returns 404 to reads and 400 to
 * changes.
 */
export function refusalOfOrder(status: number, body: unknown): AppError | null {
  if (status === 404 || codeOf(body) === unknownOrderCode) return new AppError('not_found');
  if (codeOf(body) === storeClosedCode) return new AppError('store_closed');
  if (codeOf(body) === uploadOpenCode) return new AppError('upload_open');
  if (codeOf(body) === videoMissingCode) return new AppError('video_missing');
  if (codeOf(body) === answerMissingCode) return new AppError('answer_missing');
  if (codeOf(body) === paymentMissingCode) return new AppError('payment_missing');
  return status === 409 ? new AppError('order_moved_on') : null;
}
