import * as v from 'valibot';

import type { OrderMove } from './order-moves.ts';

/** Why an order is rejected. The fan is told, so each reason must be fit for the fan to read. */
export const rejectionReasons = [
  'no-time',
  'unclear',
  'unsuitable',
  'duplicate',
  /** Not selectable: set when an order is cancelled because it was not paid in time (docs/adr/0064). */
  'not-paid',
  /** Not selectable: set when an order is cancelled because it is overdue (docs/adr/0134). */
  'not-delivered',
  /** Not selectable: set when the fan used the right of withdrawal (docs/adr/0141). */
  'withdrawn',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** The reasons available to each role, in display order. */
export const reasonsOf: Readonly<Record<OrderMove['part'], readonly RejectionReason[]>> = {
  manager: ['unclear', 'unsuitable', 'duplicate', 'other'],
  celebrity: ['no-time', 'unclear', 'unsuitable', 'other'],
};

export const rejectionWordsMaxLength = 300;

/** A reason from the list, and a text, which is required only for `other`. */
export const rejectionSchema = v.pipe(
  v.object({
    reason: v.picklist(rejectionReasons, 'required'),
    words: v.pipe(v.string(), v.trim(), v.maxLength(rejectionWordsMaxLength, 'too-long')),
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
export type Rejection = v.InferOutput<typeof rejectionSchema>;
