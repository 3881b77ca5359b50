import { env } from '#app/platform/settings/env.server.ts';
import type { TakenPoints } from '#app/server/limits/account-limits.server.ts';
import {
  accountsStore,
  type AccountsStore,
} from '#app/server/accounts/store/accounts-store.server.ts';
import { AppError } from '#domain/app-error.ts';

/** The buyer and their network address. */
interface Orderer {
  readonly id: number;
  /** Empty if the host does not know it. */
  readonly address: string;
}

/** The limits that orders count against. A basket with more orders than a minute allows uses up that minute. */
function countsOf({ id, address }: Orderer, orders: number): readonly TakenPoints[] {
  const person = String(id);
  const ofMinute = Math.min(orders, env.ORDERS_PER_MINUTE);
  const ofPerson: readonly TakenPoints[] = [
    ['ordersPerPersonMinute', person, ofMinute],
    ['ordersPerPersonDay', person, orders],
  ];
  if (address === '') return ofPerson;
  return [
    ...ofPerson,
    ['ordersPerAddressMinute', address, ofMinute],
    ['ordersPerAddressDay', address, orders],
  ];
}

/** Takes orders from all limits or from none. @throws AppError `too_many_requests` with the wait */
async function takeAll({ limits }: AccountsStore, counts: readonly TakenPoints[]): Promise<void> {
  for (const [index, [limit, key, points]] of counts.entries()) {
    const retryAfter = await limits.attempt(limit, key, points);
    if (retryAfter === null) continue;
    for (const [taken, whose, many] of counts.slice(0, index)) {
      await limits.giveBack(taken, whose, many);
    }
    throw new AppError('too_many_requests', { retryAfter });
  }
}

/**
 * Counts orders about to be placed against the person's and the network's limits. An order whose key was already
 * counted is a retry and does not count again.
 * @throws AppError `too_many_requests` with the wait; then none is counted
 */
export async function countOrders(orderer: Orderer, keys: readonly string[]): Promise<void> {
  const store = await accountsStore();
  const ofPerson = (key: string) => `${orderer.id} ${key}`;
  const begun = await Promise.all(
    keys.map((key) => store.limits.isBegun('orderKeyOfPerson', ofPerson(key))),
  );
  const fresh = keys.filter((_, index) => !begun[index]);
  if (fresh.length === 0) return;
  const counts = countsOf(orderer, fresh.length);
  const keysTaken = [...new Set(fresh)].map(
    (key) => ['orderKeyOfPerson', ofPerson(key), 1] as const,
  );
  if (await store.limits.takeTogether([...counts, ...keysTaken])) return;
  // One at a time, to learn which limit is exhausted and how long to wait.
  await takeAll(store, counts);
  // After the limits: a refused order is counted again on the next attempt.
  for (const key of fresh) await store.limits.take('orderKeyOfPerson', ofPerson(key));
}
