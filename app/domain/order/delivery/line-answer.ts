import * as v from 'valibot';
import type { LineAnswer } from './fulfilment.ts';

export const replyMaxLength = 4_000;

/** One reply or link as sent. */
export const lineAnswerSchema = v.object({
  lineId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  text: v.pipe(v.string(), v.trim(), v.maxLength(replyMaxLength, 'too-long')),
});

export type TypedAnswer = v.InferOutput<typeof lineAnswerSchema>;

/** The input for the lines of an order, or an error code by line id. */
export type ReadAnswers =
  | { readonly answers: readonly LineAnswer[] }
  | { readonly wrong: Readonly<Record<string, string>> };
