import * as v from 'valibot';

import { giftTokenSchema } from '#domain/gift/gift.ts';

/** SHA-256 of a whole file as lower-case hex. */
export const fileHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Longer texts are no link of this site. */
export const linkMaxLength = 500;

/** What the site states about a video that it delivered. */
export interface VideoRecord {
  readonly celebrityName: string;
  /** UTC instant, ISO 8601. */
  readonly deliveredAt: string;
  /** Whether the celebrity sent a newer video for the same order afterwards. */
  readonly isReplaced: boolean;
  /** SHA-256 of its file as hex. */
  readonly fileHash: string;
  /** The statement as a JWS in compact form, signed with the key at `/api/verify/keys`. */
  readonly signed: string;
}

/** The result of a check. */
export type VideoCheck =
  | { readonly state: 'genuine'; readonly record: VideoRecord }
  /** No record has this file, or the link leads to no delivered video that the visitor may see. */
  | { readonly state: 'unknown' }
  /** A video was delivered and its record has not been written yet. */
  | { readonly state: 'pending' }
  /** The gift behind the link is not open yet. */
  | { readonly state: 'closed' };

/** Where a link of this site leads. */
export type VideoLink = { readonly gift: string } | { readonly orderId: number };

const giftPath = /^(?:\/[a-z]{2})?\/gift\/([^/]+)\/?$/;
const orderPath = /^(?:\/[a-z]{2})?\/my-orders\/detail\/?$/;
const orderIdSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number));

/**
 * Reads a pasted link: of a gift or of an order. The scheme may be missing, as messengers show links without it.
 * @param host this site's host, with its port
 * @returns null if it is no such link of this site
 */
export function videoLinkFrom(text: string, host: string): VideoLink | null {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  // The default port of a scheme is not part of `host`.
  if (url.host !== host) return null;
  const token = v.safeParse(giftTokenSchema, giftPath.exec(url.pathname)?.[1]);
  if (token.success) return { gift: token.output };
  if (!orderPath.test(url.pathname)) return null;
  const orderId = v.safeParse(orderIdSchema, url.searchParams.get('orderId'));
  return orderId.success ? { orderId: orderId.output } : null;
}
