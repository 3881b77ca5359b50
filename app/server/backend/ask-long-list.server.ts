import * as v from 'valibot';

import { cursorParameter } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { lastPage, type PageAddress, type PaginationInput } from '#domain/paging/pagination.ts';
import { pageAddress } from '#domain/paging/page-address.ts';

import { type AnswerPage, askPage } from './ask.server.ts';
import { type Question } from './ask-question.server.ts';

/** A page of a long list and its number, which differs from the requested one if the cursor was invalid. */
type LongAnswer<Rows> = AnswerPage<Rows> & { readonly currentPage: number };

const badCursor = v.looseObject({
  code: v.literal('rest_invalid_param'),
  data: v.looseObject({ params: v.looseObject({ [cursorParameter]: v.string() }) }),
});

/**
 * Fetches a page by its number or, beyond the numbered pages, by its cursor. Falls back to the first page if the back
 * end did not issue the cursor or, like a plain WordPress, does not support cursors. Throws as `ask` does.
 */
export async function askLongList<TSchema extends v.GenericSchema<unknown, readonly unknown[]>>(
  path: string,
  question: Question<TSchema>,
  asked: PageAddress,
): Promise<LongAnswer<v.InferOutput<TSchema>>> {
  const { page, cursor } = pageAddress(asked.page, asked.cursor);
  const numbered = async (number: number) => ({
    ...(await askPage(path, { ...question, query: { ...question.query, page: number } })),
    currentPage: number,
  });
  if (cursor === undefined) return numbered(page);
  const answer = await askFrom(path, question, cursor);
  return answer ? { ...answer, currentPage: page } : numbered(1);
}

/** Null if the cursor is invalid. */
async function askFrom<TSchema extends v.GenericSchema<unknown, readonly unknown[]>>(
  path: string,
  question: Question<TSchema>,
  cursor: string,
) {
  try {
    const answer = await askPage(path, {
      ...question,
      query: { ...question.query, [cursorParameter]: cursor },
      refusal: (status, body) =>
        status === 400 && v.is(badCursor, body)
          ? new AppError('not_found')
          : (question.refusal?.(status, body) ?? null),
    });
    // A page with rows always has at least one known neighbour: the one this cursor came from.
    const isKnown = answer.nextCursor !== null || answer.previousCursor !== null;
    return isKnown ? answer : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Where a response's page sits in its list. @param isFull whether it has as many rows as a page can have */
export function pagingOf(
  { currentPage, totalPages, nextCursor, previousCursor }: LongAnswer<unknown>,
  isFull: boolean,
): PaginationInput {
  const goesOn = nextCursor !== null;
  // Without a cursor there is nothing beyond the numbered pages; a full page of an uncounted list implies another one.
  const hasNumbered =
    currentPage < lastPage && (totalPages === null ? isFull : currentPage < totalPages);
  return {
    currentPage,
    totalPages: totalPages === null ? null : Math.min(totalPages, lastPage),
    hasNextPage: goesOn || hasNumbered,
    ...{ nextCursor, previousCursor },
  };
}
