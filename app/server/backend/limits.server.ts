import { env } from '#app/platform/settings/env.server.ts';
import { paths } from '#backend/contract/paths.ts';
import { uploadTimeoutMs } from '#domain/video/video.ts';

/**
 * The timeout of each kind of call, as a multiple of `BACKEND_TIMEOUT_MS`. On two busy cores, the last of twelve
 * concurrent orders or quotes took a real WooCommerce five seconds, and eleven products created in one batch took
 * three.
 */
export const allowances = {
  read: 1,
  change: 2,
  quote: 3,
  batch: 4,
  order: 5,
} as const;
export type CallKind = keyof typeof allowances;

/** Slow POSTs by path suffix, so that a WordPress in a subfolder matches too. */
const slowPosts: readonly (readonly [string, CallKind])[] = [
  [paths.quote, 'quote'],
  [paths.productBatch, 'batch'],
  [paths.orders, 'order'],
];

/** The kind of a call that carries no file. @param isRead true also for a POST that changes nothing */
export function callKindOf(path: string, method: string, isRead: boolean): CallKind {
  if (isRead) return 'read';
  const slow = method === 'POST' && slowPosts.find(([end]) => path.endsWith(end));
  return slow ? slow[1] : 'change';
}

/** The timeout of a kind of call, in milliseconds. */
export function limitOf(kind: CallKind): number {
  return allowances[kind] * env.BACKEND_TIMEOUT_MS;
}

/** The timeout of a read from the back end. */
export const readTimeoutMs = limitOf('read');
/** A local file of 5 MiB takes longer than a plain request. */
export const fileTimeoutMs = 60_000;
/** A file streamed from a visitor may take as long as the host allows for the upload, plus the time of a local file. */
export const streamTimeoutMs = uploadTimeoutMs + fileTimeoutMs;
