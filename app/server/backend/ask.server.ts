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
 * Asks the back end one thing. Every answer passes a schema: what does not fit is a failure, not data.
 * @throws AppError `backend_timeout`, `backend_failed`, or what `refusal` says
 */
export async function ask<TSchema extends v.GenericSchema>(
  path: string,
  question: Question<TSchema>,
): Promise<v.InferOutput<TSchema>> {
  return (await askFor(path, question)).answer;
}

/** One page of a list; the counts are null where the back end does not say. */
export interface AnswerPage<Rows> {
  readonly rows: Rows;
  readonly total: number | null;
  readonly totalPages: number | null;
  /** Where rows were not all counted: so many there are, and more. */
  readonly moreThan: number | null;
  /** Where the neighbours begin; null where the back end knows no cursors, or none is there. */
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

/** No one turns so many pages, and counting further would cost more than the page itself. */
const mostCounted = 1_000;

/** Asks for one page of a list, and reads from the headers how long the whole is. Throws as `ask` does. */
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
