import * as v from 'valibot';
import { reportLength, words } from './report.ts';

/** An objection to a decision. */
export const objectionSchema = v.object({ objection: words(reportLength.explanation) });

/** The outcome of an objection: the decision stands, or its restriction is lifted. */
export const objectionOutcomes = ['kept', 'lifted'] as const;

export type ObjectionOutcome = (typeof objectionOutcomes)[number];

export const objectionAnswerSchema = v.object({
  outcome: v.picklist(objectionOutcomes),
  answer: words(reportLength.answer),
});

export type ObjectionAnswer = v.InferOutput<typeof objectionAnswerSchema>;

/** How long a decision can be objected to: six months, as the Digital Services Act requires. */
export const objectionDays = 184;

export function isInTimeForObjection(decidedAt: Date, now: Date): boolean {
  return now.getTime() - decidedAt.getTime() <= objectionDays * 86_400_000;
}
