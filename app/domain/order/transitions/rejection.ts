import * as v from 'valibot';

import type { OrderMove } from './order-moves.ts';

/** Why an order is rejected. The fan is told, so each is fit to be read by the fan. */
export const rejectionReasons = [
  'no-time',
  'unclear',
  'unsuitable',
  'duplicate',
  /** No one gives this one: an order that was not paid in time is cancelled with it (docs/adr/0064). */
  'not-paid',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** The reasons that each part can give, in the order in which they are offered. */
export const reasonsOf: Readonly<Record<OrderMove['part'], readonly RejectionReason[]>> = {
  manager: ['unclear', 'unsuitable', 'duplicate', 'other'],
  celebrity: ['no-time', 'unclear', 'unsuitable', 'other'],
};

export const rejectionWordsMaxLength = 300;

/** A reason from the list, and words of one's own, which only `other` cannot do without. */
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
