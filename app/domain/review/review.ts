import * as v from 'valibot';

import { actsAs, type Actor } from '#domain/account/role.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { pageNumber } from '#domain/paging/page-param.ts';
import { sentences } from '#domain/request/request-text.ts';

/** Maximum text lengths in UTF-16 units. */
export const reviewLimits = { words: 1_000, answer: 600 } as const;

/** For how many days its author can change a review. It can be removed at any time. */
export const reviewEditDays = 30;

/** After how many days a fan is asked for a review by mail, and until when that makes sense. */
export const invitationDays = { from: 3, until: 30 } as const;

export const reviewsPerPage = 10;

export const starChoices = ['1', '2', '3', '4', '5'] as const;

/** A review as its fan writes it; a form knows numbers as text. */
export const reviewSchema = v.object({
  stars: v.pipe(v.string(), v.picklist(starChoices, 'required')),
  words: sentences(reviewLimits.words),
});

export type WrittenReview = v.InferOutput<typeof reviewSchema>;

/** A celebrity's answer. */
export const reviewAnswerSchema = v.object({ answer: sentences(reviewLimits.answer) });

/** The orders in which reviews are listed. Ratings that are equal are listed newest first. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const reviewSearchSchema = v.object({
  sort: v.optional(v.picklist(reviewSorts), 'newest'),
  page: v.optional(pageNumber, 1),
});

export const reviewId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** What all reviews of a celebrity say together; only where there is at least one. */
export interface Rating {
  /** From 1 to 5, unrounded. */
  readonly average: number;
  readonly count: number;
}

/** A review as everyone sees it. */
export interface PublicReview {
  readonly id: number;
  readonly stars: number;
  readonly words: string;
  /** The language of the review and of its answer. */
  readonly language: Locale;
  /** The fan's first name; empty where it is not shown any more. */
  readonly firstName: string;
  /** Year and month, "2026-11": the day would say more about the order than is needed. */
  readonly month: string;
  readonly isEdited: boolean;
  readonly answer: string | null;
}

/** A page of a celebrity's reviews. */
export interface ReviewPage {
  readonly rating: Rating | null;
  readonly rows: readonly PublicReview[];
  readonly totalPages: number;
}

/** A review as its author and its celebrity see it at the order. */
export interface OwnReview {
  readonly id: number;
  readonly version: number;
  readonly stars: number;
  readonly words: string;
  readonly language: Locale;
  readonly firstName: string;
  /** UTC instants. */
  readonly writtenAt: string;
  readonly editableUntil: string;
  readonly answer: string | null;
  /** `hidden` by a decision of the team (docs/adr/0082), `removed` by its author: it cannot be written again. */
  readonly state: 'public' | 'hidden' | 'removed';
  readonly isAnswerHidden: boolean;
}

/** What a review needs of its order. */
export type ReviewedOrder = Pick<Order, 'customerId' | 'celebrityId' | 'status'>;

/** Whether this user may review the order: its fan, once it is fulfilled. No one reviews themselves. */
export function mayReview(actor: Pick<Actor, 'id' | 'role'>, order: ReviewedOrder): boolean {
  const isFan = actor.id === order.customerId && actsAs(actor, 'fan');
  const { celebrityId } = order;
  return isFan && order.status === 'completed' && celebrityId !== null && celebrityId !== actor.id;
}

/** Until when a review that was written at this instant can be changed. */
export function editableUntil(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + reviewEditDays * 86_400_000);
}

/** The first name of a person's full name, for people who read the review. */
export function firstNameOf(name: string): string {
  return (name.trim().split(/\s+/u)[0] ?? '').slice(0, 40);
}
