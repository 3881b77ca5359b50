import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { takeLock } from '#backend/locks/advisory-locks.ts';
import type { Availability } from '#domain/availability/availability.ts';
import {
  closureOf,
  windowsAt,
  type Closure,
  type TakenCounts,
} from '#domain/availability/closure.ts';

import { findAvailability } from './availabilities.server.ts';
import { takenPlaces } from './availability.schema.ts';

/** The order that takes places. */
export interface PlaceTaker {
  readonly celebrityId: number;
  readonly personId: number;
  /** Its checkout key. */
  readonly key: string;
}

/** Whether places were taken; if so, whether they were the last ones. */
export type TakenPlaces =
  | { readonly closure: Closure }
  | { readonly closure: null; readonly areLast: boolean };

const ofTaker = ({ celebrityId, personId, key }: PlaceTaker) =>
  and(
    eq(takenPlaces.celebrityId, celebrityId),
    eq(takenPlaces.personId, personId),
    eq(takenPlaces.key, key),
  );

/** How many requests were taken in the current day and week of each of these celebrities. */
export async function countTaken(
  database: Pick<Database, 'select'>,
  celebrities: ReadonlyMap<number, Pick<Availability, 'timeZone'>>,
  now: number,
): Promise<ReadonlyMap<number, TakenCounts>> {
  const ids = [...celebrities.keys()];
  if (ids.length === 0) return new Map();
  const windows = new Map(
    [...celebrities].map(([id, { timeZone }]) => [id, windowsAt(now, timeZone)]),
  );
  const starts = [...windows.values()].map(({ week }) => week.from);
  const days = ids.map((id) => sql`when ${id} then ${instant(windows.get(id)?.day.from)}`);
  const weeks = ids.map((id) => sql`when ${id} then ${instant(windows.get(id)?.week.from)}`);
  const sumSince = (whens: typeof days) =>
    sql<number>`coalesce(sum(${takenPlaces.places}) filter (where ${takenPlaces.takenAt} >=
      case ${takenPlaces.celebrityId} ${sql.join(whens, sql` `)} end), 0)::int`;
  const rows = await database
    .select({ id: takenPlaces.celebrityId, day: sumSince(days), week: sumSince(weeks) })
    .from(takenPlaces)
    .where(
      and(
        inArray(takenPlaces.celebrityId, ids),
        gte(takenPlaces.takenAt, new Date(Math.min(...starts))),
      ),
    )
    .groupBy(takenPlaces.celebrityId)
    .limit(ids.length);
  return new Map(rows.map(({ id, day, week }) => [id, { day, week }]));
}

const instant = (ms = 0) => sql`${new Date(ms).toISOString()}::timestamptz`;

const plus = ({ day, week }: TakenCounts, places: number): TakenCounts => ({
  day: day + places,
  week: week + places,
});

/**
 * Takes places for the requests of an order that is about to be created. Of two that want the last one, the lock of
 * the celebrity lets one have it. An order that has its places already keeps them, whatever changed since.
 */
export async function takePlaces(
  database: Database,
  { places, ...taker }: PlaceTaker & { readonly places: number },
  now: Date,
): Promise<TakenPlaces> {
  const { celebrityId } = taker;
  return database.transaction(async (own): Promise<TakenPlaces> => {
    await takeLock(own, { placesOf: celebrityId });
    const has = await own.select().from(takenPlaces).where(ofTaker(taker)).limit(1);
    if (has.length > 0) return { closure: null, areLast: false };
    const availability = await findAvailability(own, celebrityId);
    const counts = await countTaken(own, new Map([[celebrityId, availability]]), now.getTime());
    const taken = counts.get(celebrityId) ?? { day: 0, week: 0 };
    // An order with several requests needs room for all of them.
    const closure = closureOf(availability, plus(taken, places - 1), now.getTime());
    if (closure) return { closure };
    await own.insert(takenPlaces).values({ ...taker, places, takenAt: now });
    const after = closureOf(availability, plus(taken, places), now.getTime());
    return { closure: null, areLast: after !== null };
  });
}

/** The order was created. */
export async function notePlacedOrder(
  database: Pick<Database, 'update'>,
  taker: PlaceTaker,
  orderId: number,
): Promise<void> {
  await database.update(takenPlaces).set({ orderId }).where(ofTaker(taker));
}

/** Gives back the places of an order that was not created. */
export async function releasePlaces(
  database: Pick<Database, 'delete'>,
  taker: PlaceTaker,
): Promise<void> {
  await database.delete(takenPlaces).where(and(ofTaker(taker), isNull(takenPlaces.orderId)));
}

/** Gives back the places of orders that were called off. @returns the celebrities that have more places now */
export async function freePlaces(
  database: Pick<Database, 'delete'>,
  orderIds: readonly number[],
): Promise<readonly number[]> {
  if (orderIds.length === 0) return [];
  const rows = await database
    .delete(takenPlaces)
    .where(inArray(takenPlaces.orderId, [...orderIds]))
    .returning({ id: takenPlaces.celebrityId });
  return [...new Set(rows.map(({ id }) => id))];
}

/** Places taken before this instant whose order is not known: their process ended, or no answer came. */
export async function unknownPlaces(
  database: Pick<Database, 'select'>,
  before: Date,
  most: number,
): Promise<readonly PlaceTaker[]> {
  return database
    .select({
      celebrityId: takenPlaces.celebrityId,
      personId: takenPlaces.personId,
      key: takenPlaces.key,
    })
    .from(takenPlaces)
    .where(and(isNull(takenPlaces.orderId), lt(takenPlaces.takenAt, before)))
    .limit(most);
}

/** Deletes what counts for no day or week any more. */
export async function sweepPlaces(database: Pick<Database, 'delete'>, before: Date): Promise<void> {
  await database.delete(takenPlaces).where(lt(takenPlaces.takenAt, before));
}
