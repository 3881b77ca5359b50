import { tellStale } from '#app/platform/cache/stale-lists.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { noteChangeIn } from '#app/server/settings/store/change-log.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { mayRemoveThanks, mayThank, type Thanks } from '#domain/thanks/thanks.ts';

import { addThanks, findThanks, removeWords } from './store/thanks.server.ts';

/** What notes of thanks need. */
export interface ThanksDesk {
  readonly database: Database;
  readonly now: () => Date;
}

/** At most this many orders are asked about at once. */
export const thanksAtOnce = 50;

/**
 * The notes of thanks for orders that this user may see. Others are left out.
 * @param orderIds at most `thanksAtOnce`
 */
export async function readThanks(
  { database }: Pick<ThanksDesk, 'database'>,
  reader: Pick<User, 'id' | 'role'>,
  orderIds: readonly number[],
): Promise<readonly Thanks[]> {
  const rows = await findThanks(database, orderIds);
  return rows.flatMap(({ orderId, personId, celebrityId, words, at }) => {
    const isTheirs = [personId, celebrityId].includes(reader.id);
    if (words === null || !(isTheirs || mayRemoveThanks(reader))) return [];
    return [{ orderId, words, at: at.toISOString() }];
  });
}

/**
 * Thanks the celebrity of a delivered order, once.
 * @throws AppError `not_found`, `not_allowed`, `order_moved_on` if there is a note already
 */
export async function sendThanks(
  { database, now }: ThanksDesk,
  person: Pick<User, 'id' | 'role'>,
  { orderId, words }: { readonly orderId: number; readonly words: string },
): Promise<Thanks> {
  const order = await getOrder(orderId, person);
  const { celebrityId } = order;
  if (!mayThank(person, order) || celebrityId === null) throw new AppError('not_allowed');
  const at = now();
  const row = { orderId, personId: person.id, celebrityId, words, at };
  if (!(await addThanks(database, row))) throw new AppError('order_moved_on');
  tellStale('orders', [celebrityId]);
  return { orderId, words, at: at.toISOString() };
}

/** Takes a note away that breaks the terms. It is kept in the log. @throws AppError `not_found`, `not_allowed` */
export async function removeThanks(
  { database, now }: ThanksDesk,
  actor: Pick<User, 'id' | 'role' | 'name'>,
  orderId: number,
): Promise<void> {
  if (!mayRemoveThanks(actor)) throw new AppError('not_allowed');
  const { number, celebrityId } = await getOrder(orderId, actor);
  await database.transaction(async (transaction) => {
    if (!(await removeWords(transaction, orderId))) throw new AppError('not_found');
    await noteChangeIn(transaction, {
      name: 'thanks-removed',
      value: { number },
      ...{ actor, now: now() },
    });
  });
  tellStale('orders', celebrityId === null ? [] : [celebrityId]);
}
