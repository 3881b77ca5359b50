import { recipientOf } from '#app/platform/mail/mail-writer.server.ts';
import { writeMail } from '#app/platform/mail/write-mail.server.ts';
import { tellStale } from '#app/platform/cache/stale-lists.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { readCorrespondent } from '#app/server/backend/people/accounts.server.ts';
import type { AccountLimit } from '#app/server/limits/limit-table.server.ts';
import { actsAs, hasStore } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import {
  editableUntil,
  firstNameOf,
  mayReview,
  type OwnReview,
  type WrittenReview,
} from '#domain/review/review.ts';

import { showReviewsAnew } from './public-reviews.server.ts';
import type { ReviewDesk } from './review-desk.server.ts';
import { newReviewMail } from './review-mails.server.ts';
import { ownReviewFrom } from './review-rows.server.ts';
import { addReview, changeReview, reviewOfOrder, type ReviewRow } from './store/reviews.server.ts';

type Person = Pick<User, 'id' | 'role' | 'name'>;

/** Which review is meant, as it was seen. */
interface Seen {
  readonly orderId: number;
  readonly version: number;
}

async function take(desk: ReviewDesk, limit: AccountLimit, { id }: Person): Promise<void> {
  const retryAfter = await desk.limits.attempt(limit, String(id));
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
}

/**
 * The review of an order, for its author, its celebrity and the team; null where there is none for them. Only its
 * author sees one that was taken down or removed.
 */
export async function readOrderReview(
  { database }: Pick<ReviewDesk, 'database'>,
  reader: Pick<User, 'id' | 'role'>,
  orderId: number,
): Promise<OwnReview | null> {
  const row = await reviewOfOrder(database, orderId);
  if (!row) return null;
  const review = ownReviewFrom(row);
  if (row.personId === reader.id) return review;
  const isTheirs = row.celebrityId === reader.id || actsAs(reader, 'manager');
  return isTheirs && review.state === 'public' ? review : null;
}

/**
 * Reviews a fulfilled order, once. It is public from then on, and its celebrity is told by mail.
 * @throws AppError `not_found`, `not_allowed`, `too_many_requests`, `order_moved_on` if there is a review already
 */
export async function writeReview(
  desk: ReviewDesk,
  person: Person,
  written: WrittenReview & { readonly orderId: number; readonly language: Locale },
): Promise<OwnReview> {
  const { orderId, language, words } = written;
  const order = await getOrder(orderId, person);
  const { celebrityId } = order;
  if (!mayReview(person, order) || celebrityId === null) throw new AppError('not_allowed');
  await take(desk, 'reviewsPerPerson', person);
  const celebrity = await readCorrespondent(celebrityId);
  const told = newReviewMail(orderId, Number(written.stars), words);
  const recipient = celebrity && recipientOf(celebrity, defaultLocale);
  const mail = recipient && (await writeMail(recipient, told, await desk.site()));
  const row = await desk.database.transaction(async (own) => {
    const added = await addReview(own, {
      ...{ orderId, personId: person.id, celebrityId, stars: Number(written.stars), words },
      ...{ firstName: firstNameOf(person.name), language, writtenAt: desk.now() },
    });
    if (added && mail) await desk.queue.put(mail, own);
    return added;
  });
  if (!row) throw new AppError('order_moved_on');
  await changed(row);
  return ownReviewFrom(row);
}

async function changed({ celebrityId, personId }: ReviewRow): Promise<void> {
  await showReviewsAnew([celebrityId]);
  tellStale('orders', [celebrityId, personId]);
}

/** The caller's own review. @throws AppError `not_found` */
async function ownRow(desk: ReviewDesk, person: Person, orderId: number): Promise<ReviewRow> {
  const row = await reviewOfOrder(desk.database, orderId);
  if (row?.personId !== person.id || row.removedAt !== null) throw new AppError('not_found');
  return row;
}

async function change(
  desk: ReviewDesk,
  row: ReviewRow,
  version: number,
  values: Partial<ReviewRow>,
): Promise<OwnReview> {
  const after = await changeReview(desk.database, { id: row.id, version }, values);
  if (!after) throw new AppError('order_moved_on');
  await changed(after);
  return ownReviewFrom(after);
}

/**
 * Changes the caller's own review, in time. One that was taken down stays as it is.
 * @throws AppError `not_found`, `not_allowed`, `too_many_requests`, `order_moved_on`
 */
export async function editReview(
  desk: ReviewDesk,
  person: Person,
  edited: WrittenReview & Seen & { readonly language: Locale },
): Promise<OwnReview> {
  const row = await ownRow(desk, person, edited.orderId);
  const now = desk.now();
  if (row.hiddenAt !== null || now > editableUntil(row.writtenAt)) {
    throw new AppError('not_allowed');
  }
  await take(desk, 'reviewsPerPerson', person);
  const { words, language, version } = edited;
  return change(desk, row, version, {
    ...{ words, language, stars: Number(edited.stars), editedAt: now },
  });
}

/** Removes the caller's own review with its answer, for good. @throws AppError `not_found`, `order_moved_on` */
export async function removeReview(
  desk: ReviewDesk,
  person: Person,
  { orderId, version }: Seen,
): Promise<OwnReview> {
  const row = await ownRow(desk, person, orderId);
  const removed = { words: '', firstName: '', answer: null, removedAt: desk.now() };
  return change(desk, row, version, removed);
}

/**
 * Answers the review of an order of the caller's store, or changes that answer; null takes it away. An answer that was
 * taken down stays as it is.
 * @throws AppError `not_found`, `not_allowed`, `too_many_requests`, `order_moved_on`
 */
export async function answerReview(
  desk: ReviewDesk,
  person: Person,
  { orderId, version, answer }: Seen & { readonly answer: string | null },
): Promise<OwnReview> {
  if (!hasStore(person.role)) throw new AppError('not_allowed');
  const row = await reviewOfOrder(desk.database, orderId);
  const isAnswerable = row !== null && row.removedAt === null && row.hiddenAt === null;
  if (!isAnswerable || row.celebrityId !== person.id) throw new AppError('not_found');
  if (row.answerHiddenAt !== null) throw new AppError('not_allowed');
  await take(desk, 'reviewAnswersPerPerson', person);
  const answeredAt = answer === null ? null : desk.now();
  return change(desk, row, version, { answer, answeredAt });
}
