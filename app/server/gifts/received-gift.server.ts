import { sha256 } from '#app/platform/secret/sha256.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { AppError } from '#domain/app-error.ts';
import { hasGiftVideo, isRevealed, teaserOf, type ReceivedGift } from '#domain/gift/gift.ts';
import type { Order } from '#domain/order/order.ts';

import type { GiftDesk } from './gift-desk.server.ts';
import { addWatch, findGiftByHash, type StoredGift } from './store/gift-links.server.ts';

/** A gift that a token opens, with its order as the fan sees it. */
interface FoundGift {
  readonly gift: StoredGift;
  readonly order: Order;
}

async function orderOf({ orderId, personId }: StoredGift): Promise<Order> {
  const order = await getOrder(orderId, { id: personId, role: 'fan' });
  if (order.customerId !== personId || !hasGiftVideo(order)) throw new AppError('not_found');
  return order;
}

/**
 * What a token leads to. Unknown tokens count against the network they come from; once it guessed too often, nothing
 * is looked up for it for a while.
 * @param address the visitor's network address
 * @throws AppError `not_found` for every token that opens nothing, whatever the reason; `too_many_requests`
 */
export async function findReceivedGift(
  desk: GiftDesk,
  token: string,
  address: string,
): Promise<FoundGift> {
  const { database, limits } = desk;
  if (await limits.isUsedUp('giftGuessPerAddress', address)) {
    throw new AppError('too_many_requests');
  }
  const gift = await findGiftByHash(database, sha256(token));
  if (!gift) {
    await limits.attempt('giftGuessPerAddress', address);
    throw new AppError('not_found');
  }
  return { gift, order: await orderOf(gift) };
}

/** A gift for the person who has its link. @throws AppError `not_found`, `too_many_requests` */
export async function readReceivedGift(
  desk: GiftDesk,
  token: string,
  address: string,
): Promise<ReceivedGift> {
  const { gift, order } = await findReceivedGift(desk, token, address);
  const { revealAt, note, fromName: from } = gift;
  if (revealAt !== null && !isRevealed(revealAt, desk.now())) {
    return { state: 'closed', from, revealAt: revealAt.toISOString(), teaser: teaserOf(note) };
  }
  const watchId = sha256(`watch ${gift.tokenHash}`).slice(0, 16);
  return { state: 'open', from, note, celebrityName: order.celebrityName, watchId };
}

/**
 * The video of a gift; checked for every request of its player.
 * @returns its id at the video host
 * @throws AppError `not_found` also before its day, `too_many_requests`
 */
export async function findGiftVideo(
  desk: GiftDesk,
  token: string,
  address: string,
): Promise<string> {
  const { gift, order } = await findReceivedGift(desk, token, address);
  if (!isRevealed(gift.revealAt, desk.now()) || !order.answerVideo) {
    throw new AppError('not_found');
  }
  return order.answerVideo.videoId;
}

/** Counts that a gift was watched, once for each visit. @throws AppError `not_found`, `too_many_requests` */
export async function noteWatched(
  desk: GiftDesk,
  { token, visitId }: { readonly token: string; readonly visitId: string },
  address: string,
): Promise<void> {
  const { gift } = await findReceivedGift(desk, token, address);
  if (!isRevealed(gift.revealAt, desk.now())) throw new AppError('not_found');
  // More visits than this from one network are no people.
  if ((await desk.limits.attempt('giftWatchesPerAddress', address)) !== null) return;
  await addWatch(desk.database, { orderId: gift.orderId, visitId });
}
