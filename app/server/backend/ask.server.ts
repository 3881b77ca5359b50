import type * as v from 'valibot';

import {
  countLimitParameter,
  moreThanHeader,
  nextCursorHeader,
  previousCursorHeader,
  totalHeader,
  totalPagesHeader,
} from '#backend/contract/paths.ts';
import { type Question, askFor } from './ask-question.server.ts';

/**
 * Sends one request to the back end. Every response is validated: one that does not match its schema is an error.
 * @throws AppError `backend_timeout`, `backend_failed`, or what `refusal` says
 */
export async function ask<TSchema extends v.GenericSchema>(
  path: string,
  question: Question<TSchema>,
): Promise<v.InferOutput<TSchema>> {
  return (await askFor(path, question)).answer;
}

/** One page of a list; counts are null if the back end does not report them. */
export interface AnswerPage<Rows> {
  readonly rows: Rows;
  readonly total: number | null;
  readonly totalPages: number | null;
  /** If not all rows were counted: there are more than this many. */
  readonly moreThan: number | null;
  /** Cursors of the neighbouring pages; null if the back end does not support cursors or there is no such page. */
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

/** No one pages this far, and counting further would cost more than the page itself. */
const mostCounted = 1_000;

/** Fetches one page of a list and reads the list's length from the headers. Throws as `ask` does. */
export async function askPage<TSchema extends v.GenericSchema>(
  path: string,
  question: Question<TSchema>,
): Promise<AnswerPage<v.InferOutput<TSchema>>> {
  const query = { ...question.query, [countLimitParameter]: mostCounted };
  const { answer, headers } = await askFor(path, { ...question, query });
  return {
    rows: answer,
    total: countIn(headers, totalHeader),
    totalPages: countIn(headers, totalPagesHeader),
    moreThan: countIn(headers, moreThanHeader),
    nextCursor: headers.get(nextCursorHeader),
    previousCursor: headers.get(previousCursorHeader),
  };
}

function countIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
