import * as v from 'valibot';
import type { LineAnswer } from './fulfilment.ts';

export const replyMaxLength = 4_000;

/** One reply or link as it is sent. */
export const lineAnswerSchema = v.object({
  lineId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  text: v.pipe(v.string(), v.trim(), v.maxLength(replyMaxLength, 'too-long')),
});

export type TypedAnswer = v.InferOutput<typeof lineAnswerSchema>;

/** What was typed for the lines of an order, or the code of what is wrong with it by the line's id. */
export type ReadAnswers =
  | { readonly answers: readonly LineAnswer[] }
  | { readonly wrong: Readonly<Record<string, string>> };
