import * as v from 'valibot';
import { applicationLimits } from './application-limits.ts';

/** Why an application is declined. The applicant is told, so each reason must be fit for the applicant to read. */
export const declineReasons = [
  'not-proven',
  'name-of-another',
  'profile-unclear',
  'not-suitable',
  'other',
] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** A reason from the list, and a text, which is required only for `other`. */
export const declineSchema = v.pipe(
  v.object({
    reason: v.picklist(declineReasons, 'required'),
    words: v.pipe(v.string(), v.trim(), v.maxLength(applicationLimits.words, 'too-long')),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['words']],
      ({ reason, words }) => reason !== 'other' || words !== '',
      'required',
    ),
    ['words'],
  ),
);

export type Decline = v.InferOutput<typeof declineSchema>;
