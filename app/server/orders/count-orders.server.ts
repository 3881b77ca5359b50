import { env } from '#app/platform/settings/env.server.ts';
import type { TakenPoints } from '#app/server/limits/account-limits.server.ts';
import {
  accountsStore,
  type AccountsStore,
} from '#app/server/accounts/store/accounts-store.server.ts';
import { AppError } from '#domain/app-error.ts';

/** Who orders, and from where. */
interface Orderer {
  readonly id: number;
  /** Empty where the host does not know it. */
  readonly address: string;
}

/** What so many orders are counted in. More of one basket than a minute allows use that minute up. */
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

/** Takes orders off all limits, or off none. @throws AppError `too_many_requests` with the wait */
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
 * Counts orders that are about to be placed, for the person and for the network. One whose key was counted before is
 * another try of the same order and counts no more.
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
  // One after the other, to learn which limit is used up and how long to wait.
  await takeAll(store, counts);
  // After the limits: who was refused is counted anew with the next try.
  for (const key of fresh) await store.limits.take('orderKeyOfPerson', ofPerson(key));
}
