import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import type { GiftDesk } from '#app/server/gifts/gift-desk.server.ts';
import { findReceivedGift } from '#app/server/gifts/received-gift.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import type { VideoCheck, VideoLink } from '#domain/authenticity/video-check.ts';
import { isRevealed } from '#domain/gift/gift.ts';
import type { Order } from '#domain/order/order.ts';

import { recordOfFile, recordOfOrder, type StoredRecord } from './store/video-records.server.ts';

/** Gifts lead to videos, and share their limits. */
export type CheckDesk = GiftDesk;

/** Who asks. */
export interface Checker {
  /** The visitor's network address. */
  readonly address: string;
  /** Null for visitors who are not signed in. */
  readonly actor: Actor | null;
}

async function assertMayCheck({ limits }: CheckDesk, { address }: Checker): Promise<void> {
  if ((await limits.attempt('videoChecksPerAddress', address)) !== null) {
    throw new AppError('too_many_requests');
  }
}

async function genuine({ database }: CheckDesk, found: StoredRecord): Promise<VideoCheck> {
  const newest = await recordOfOrder(database, found.orderId);
  const { celebrityName, deliveredAt, fileHash, signed } = found;
  const isReplaced = newest !== null && newest.videoId !== found.videoId;
  const record = { celebrityName, fileHash, signed, isReplaced };
  return { state: 'genuine', record: { ...record, deliveredAt: deliveredAt.toISOString() } };
}

/** Looks up a file by its hash: who has the file may know whose it is. @throws AppError `too_many_requests` */
export async function checkFile(
  desk: CheckDesk,
  fileHash: string,
  checker: Checker,
): Promise<VideoCheck> {
  await assertMayCheck(desk, checker);
  const found = await recordOfFile(desk.database, fileHash);
  return found ? genuine(desk, found) : { state: 'unknown' };
}

/** The order behind a link, as far as this visitor may see it; `closed` for a gift before its day. */
async function orderBehind(
  desk: CheckDesk,
  link: VideoLink,
  { address, actor }: Checker,
): Promise<Order | 'closed' | null> {
  try {
    if ('orderId' in link) return actor ? await getOrder(link.orderId, actor) : null;
    const { gift, order } = await findReceivedGift(desk, link.gift, address);
    return isRevealed(gift.revealAt, desk.now()) ? order : 'closed';
  } catch (error) {
    if (error instanceof AppError && ['not_found', 'not_allowed'].includes(error.code)) return null;
    throw error;
  }
}

/**
 * Looks up the video behind a link of this site. A link that leads nowhere, or nowhere for this visitor, is unknown.
 * @throws AppError `too_many_requests`
 */
export async function checkLink(
  desk: CheckDesk,
  link: VideoLink,
  checker: Checker,
): Promise<VideoCheck> {
  await assertMayCheck(desk, checker);
  const order = await orderBehind(desk, link, checker);
  if (order === 'closed') return { state: 'closed' };
  if (order?.status !== 'completed' || !order.answerVideo) return { state: 'unknown' };
  const found = await recordOfOrder(desk.database, order.id, order.answerVideo.videoId);
  return found ? genuine(desk, found) : { state: 'pending' };
}
