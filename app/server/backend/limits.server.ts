import { env } from '#app/platform/settings/env.server.ts';
import { paths } from '#backend/contract/paths.ts';
import { uploadTimeoutMs } from '#domain/video/video.ts';

/**
 * How long each kind of call may take, in limits of a question (`BACKEND_TIMEOUT_MS`). On two busy cores the last of
 * twelve that came together took a real WooCommerce five seconds, an order as well as a total, and eleven products that
 * were made at once three.
 */
export const allowances = {
  read: 1,
  change: 2,
  quote: 3,
  batch: 4,
  order: 5,
} as const;
export type CallKind = keyof typeof allowances;

/** What is slow by what it is sent to; the path of a WordPress in a folder ends so as well. */
const slowPosts: readonly (readonly [string, CallKind])[] = [
  [paths.quote, 'quote'],
  [paths.productBatch, 'batch'],
  [paths.orders, 'order'],
];

/** What kind of call something is that is no file. @param isRead also of a POST that changes nothing */
export function callKindOf(path: string, method: string, isRead: boolean): CallKind {
  if (isRead) return 'read';
  const slow = method === 'POST' && slowPosts.find(([end]) => path.endsWith(end));
  return slow ? slow[1] : 'change';
}

/** How long a call of some kind may take, in milliseconds. */
export function limitOf(kind: CallKind): number {
  return allowances[kind] * env.BACKEND_TIMEOUT_MS;
}

/** How long a question to the back end may take. */
export const readTimeoutMs = limitOf('read');
/** A file of 5 MiB that is here takes longer than a word. */
export const fileTimeoutMs = 60_000;
/** One that is streamed from a visitor takes as long as the host lets the visitor send, and the time of a file. */
export const streamTimeoutMs = uploadTimeoutMs + fileTimeoutMs;
