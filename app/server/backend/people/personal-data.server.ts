import { orderListSchema } from '#backend/contract/orders/order.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { hasStore, type Actor } from '#domain/account/role.ts';
import { maySeeOrder } from '#domain/order/transitions/order-visibility.ts';
import { orderAsSeenBy } from '#domain/order/order-view.ts';
import type { Order } from '#domain/order/order.ts';
import { isOwnPicture } from '#domain/picture/picture.ts';

import { askPage } from '#app/server/backend/ask.server.ts';
import { orderFrom } from '#app/server/backend/orders/order-reading.server.ts';
import {
  internalVideoRequest,
  readStoredVideo,
} from '#app/server/backend/video/stored-video.server.ts';
import { openTransport } from '#app/server/composition.server.ts';

import { readAccount } from './recheck-account.server.ts';

/**
 * Data the shop stores about a person, for the copy they requested: a job reads it long after their own token has
 * expired, so it is read with the service credential and narrowed down here (ADR 0003).
 */

/** The account as the back end stores it. The picture is a path on this site if it is one of ours. */
export async function personalAccount(id: number) {
  const account = await readAccount(id);
  const { email, username, first_name, last_name, billing, shipping, meta_data, avatar_url } =
    account;
  return {
    details: {
      ...{ id, email, username, billing, shipping, role: account.role },
      ...{ firstName: first_name, lastName: last_name },
      registeredAt: account['date_created_gmt'] ?? null,
      settings: Object.fromEntries((meta_data ?? []).map(({ key, value }) => [key, value])),
    },
    picture: avatar_url !== undefined && isOwnPicture(avatar_url) ? avatar_url : null,
  };
}

/** A person's orders of one kind, page by page, as they may see them. */
async function* ordersBy(
  actor: Actor,
  scope: Record<string, number>,
  isMeant: (order: Order) => boolean,
): AsyncGenerator<readonly Order[]> {
  for (let page = 1; ; page += 1) {
    const { rows, totalPages } = await askPage(paths.orders, {
      as: 'service',
      query: { ...scope, orderby: 'id', order: 'asc', page, per_page: maxPerPage },
      schema: orderListSchema,
    });
    yield rows
      .map(orderFrom)
      .filter((order) => isMeant(order) && maySeeOrder(actor, order))
      .map((order) => orderAsSeenBy(actor, order));
    if (totalPages === null ? rows.length < maxPerPage : page >= totalPages) return;
  }
}

/**
 * Every order the person placed and, for a celebrity, every order placed with them. People who run the shop get only
 * their own orders, too.
 */
export async function* personalOrders(actor: Actor): AsyncGenerator<readonly Order[]> {
  const buyer: Actor = { id: actor.id, role: 'fan' };
  yield* ordersBy(buyer, { customer: actor.id }, ({ customerId }) => customerId === actor.id);
  if (!hasStore(actor.role)) return;
  yield* ordersBy(
    actor,
    { vendor: actor.id },
    ({ celebrityId, customerId }) => celebrityId === actor.id && customerId !== actor.id,
  );
}

/** The bytes of a video the person may have, with its file extension; null if it is gone. */
export async function personalVideo(
  videoId: string,
): Promise<{ readonly body: ReadableStream<Uint8Array>; readonly ending: string } | null> {
  const answer = await readStoredVideo(videoId, internalVideoRequest());
  if (!answer || answer.status === 404) return null;
  if (!answer.ok || !answer.body) throw new AppError('backend_failed');
  const isWebm = answer.headers.get('content-type')?.startsWith('video/webm') === true;
  return { body: answer.body, ending: isWebm ? 'webm' : 'mp4' };
}

/** Whether the back end can delete an account from here; on a WordPress its operator does. */
export async function deletesAccounts(): Promise<boolean> {
  const { lacksAccountErasure = false } = await openTransport();
  return !lacksAccountErasure;
}
