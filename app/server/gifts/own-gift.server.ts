import { randomBytes } from 'node:crypto';

import { sha256 } from '#app/platform/secret/sha256.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import {
  isRevealed,
  mayGive,
  problemOfRevealDate,
  type NewGift,
  type OwnGift,
} from '#domain/gift/gift.ts';

import type { GiftDesk } from './gift-desk.server.ts';
import {
  addGift,
  countWatches,
  findGift,
  removeGift,
  sealToken,
  unsealToken,
} from './store/gift-links.server.ts';

type Owner = Pick<User, 'id' | 'role'>;

/** @throws AppError `not_found`, `not_allowed` to all but the fan of a delivered video */
async function readGivable(orderId: number, person: Owner) {
  const order = await getOrder(orderId, person);
  if (!mayGive(person, order)) throw new AppError('not_allowed');
  return order;
}

/**
 * The gift that a fan made of an order; null if there is none.
 * @throws AppError `not_found`, `not_allowed`
 */
export async function readOwnGift(
  { database, now }: Pick<GiftDesk, 'database' | 'now'>,
  person: Owner,
  orderId: number,
): Promise<OwnGift | null> {
  await readGivable(orderId, person);
  const row = await findGift(database, orderId);
  if (row?.personId !== person.id) return null;
  return {
    token: await unsealToken(row.sealedToken),
    note: row.note,
    revealAt: isRevealed(row.revealAt, now()) ? null : (row.revealAt?.toISOString() ?? null),
    createdAt: row.createdAt.toISOString(),
    watches: await countWatches(database, orderId),
  };
}

/**
 * Makes the link with which an order's video is given to someone else. An order has one; of two presses one counts.
 * @throws AppError `not_found`, `not_allowed`, `invalid_input` for a date more than a year away
 */
export async function makeGift(
  desk: GiftDesk,
  person: Owner,
  { orderId, note, revealAt }: NewGift & { readonly orderId: number },
): Promise<OwnGift | null> {
  const order = await readGivable(orderId, person);
  const problem = problemOfRevealDate(revealAt, desk.now());
  if (problem) throw new AppError('invalid_input', { fields: { revealDay: problem } });
  const token = randomBytes(32).toString('base64url');
  await addGift(desk.database, {
    orderId,
    personId: person.id,
    tokenHash: sha256(token),
    sealedToken: await sealToken(token),
    fromName: order.billing.firstName,
    note,
    revealAt: revealAt === null ? null : new Date(revealAt),
    createdAt: desk.now(),
  });
  return readOwnGift(desk, person, orderId);
}

/** Takes a gift back; its link then is like one that never was. Repeating it changes nothing. */
export function revokeGift(
  { database }: Pick<GiftDesk, 'database'>,
  person: Owner,
  orderId: number,
): Promise<void> {
  return removeGift(database, { orderId, personId: person.id });
}
