import { and, asc, avg, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { reviewsPerPage, type Rating, type ReviewSort } from '#domain/review/review.ts';

import { reviewInvitations, reviews } from './review.schema.ts';

export type ReviewRow = typeof reviews.$inferSelect;
type Reading = Pick<Database, 'select'>;
type Writing = Pick<Database, 'update'>;

const isShown = and(isNull(reviews.hiddenAt), isNull(reviews.removedAt));

const orders = {
  newest: [desc(reviews.writtenAt), desc(reviews.id)],
  highest: [desc(reviews.stars), desc(reviews.writtenAt), desc(reviews.id)],
  lowest: [asc(reviews.stars), desc(reviews.writtenAt), desc(reviews.id)],
} as const satisfies Record<ReviewSort, unknown>;

/** The ratings of these celebrities, by their ids, with one statement; those without a review are left out. */
export async function ratingsOf(
  database: Reading,
  celebrityIds: readonly number[],
): Promise<ReadonlyMap<number, Rating>> {
  if (celebrityIds.length === 0) return new Map();
  const rows = await database
    .select({ id: reviews.celebrityId, average: avg(reviews.stars), many: count() })
    .from(reviews)
    .where(and(inArray(reviews.celebrityId, [...celebrityIds]), isShown))
    .groupBy(reviews.celebrityId)
    .limit(celebrityIds.length);
  return new Map(
    rows.map(({ id, average, many }) => [id, { average: Number(average), count: many }]),
  );
}

/** A page of a celebrity's reviews that everyone sees. */
export function shownReviews(
  database: Reading,
  celebrityId: number,
  { sort, page }: { readonly sort: ReviewSort; readonly page: number },
): Promise<ReviewRow[]> {
  return database
    .select()
    .from(reviews)
    .where(and(eq(reviews.celebrityId, celebrityId), isShown))
    .orderBy(...orders[sort])
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage);
}

/** The review of an order, in whatever state. */
export async function reviewOfOrder(database: Reading, orderId: number): Promise<ReviewRow | null> {
  const [row] = await database.select().from(reviews).where(eq(reviews.orderId, orderId)).limit(1);
  return row ?? null;
}

export async function findReview(database: Reading, id: number): Promise<ReviewRow | null> {
  const [row] = await database.select().from(reviews).where(eq(reviews.id, id)).limit(1);
  return row ?? null;
}

export type NewReview = Pick<
  ReviewRow,
  | 'orderId'
  | 'personId'
  | 'celebrityId'
  | 'stars'
  | 'words'
  | 'firstName'
  | 'language'
  | 'writtenAt'
> &
  Partial<Pick<ReviewRow, 'answer' | 'answeredAt'>>;

/** @returns null if the order has one already, also one that was removed */
export async function addReview(
  database: Pick<Database, 'insert'>,
  review: NewReview,
): Promise<ReviewRow | null> {
  const [row] = await database.insert(reviews).values(review).onConflictDoNothing().returning();
  return row ?? null;
}

/**
 * Changes a review that is still as it was seen.
 * @returns null where it changed in the meantime, or was removed
 */
export async function changeReview(
  database: Writing,
  { id, version }: Pick<ReviewRow, 'id' | 'version'>,
  change: Partial<ReviewRow>,
): Promise<ReviewRow | null> {
  const [row] = await database
    .update(reviews)
    .set({ ...change, version: version + 1 })
    .where(and(eq(reviews.id, id), eq(reviews.version, version), isNull(reviews.removedAt)))
    .returning();
  return row ?? null;
}

/** Takes a review, or the answer to it, down after a report, or shows it again. */
export async function setHidden(
  database: Writing,
  id: number,
  part: 'review' | 'answer',
  at: Date | null,
): Promise<void> {
  const change = part === 'review' ? { hiddenAt: at } : { answerHiddenAt: at };
  await database
    .update(reviews)
    .set({ ...change, version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id));
}

/** Shows or leaves out the first name of a person. @returns the celebrities whose pages change */
export async function setNameless(
  database: Writing,
  personId: number,
  isNameless: boolean,
): Promise<number[]> {
  const rows = await database
    .update(reviews)
    .set({ isNameless })
    .where(eq(reviews.personId, personId))
    .returning({ celebrityId: reviews.celebrityId });
  return [...new Set(rows.map(({ celebrityId }) => celebrityId))];
}

/** The reviews that a person wrote. */
export function reviewsBy(database: Reading, personId: number, most: number): Promise<ReviewRow[]> {
  return database
    .select()
    .from(reviews)
    .where(eq(reviews.personId, personId))
    .orderBy(reviews.id)
    .limit(most);
}

/** The answers that a celebrity gave. */
export function reviewsAbout(
  database: Reading,
  celebrityId: number,
  most: number,
): Promise<ReviewRow[]> {
  return database
    .select()
    .from(reviews)
    .where(eq(reviews.celebrityId, celebrityId))
    .orderBy(reviews.id)
    .limit(most);
}

/** Deletes what a person wrote or was written who leaves. @returns the celebrities whose pages change */
export async function forgetReviews(
  database: Pick<Database, 'delete'>,
  personId: number,
): Promise<number[]> {
  const written = await database
    .delete(reviews)
    .where(eq(reviews.personId, personId))
    .returning({ celebrityId: reviews.celebrityId });
  await database.delete(reviews).where(eq(reviews.celebrityId, personId));
  return [...new Set(written.map(({ celebrityId }) => celebrityId))];
}

/** Notes that the fan of an order was asked. @returns false if that was noted before */
export async function noteInvited(
  database: Pick<Database, 'insert'>,
  orderId: number,
  at: Date,
): Promise<boolean> {
  const added = await database
    .insert(reviewInvitations)
    .values({ orderId, at })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}
