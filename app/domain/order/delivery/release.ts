import * as v from 'valibot';

export const releaseReasonMaxLength = 300;

/** Why a celebrity may begin before the order is paid; kept with the order and in the log. */
export const releaseReasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(releaseReasonMaxLength, 'too-long'),
);

/** That a manager let the celebrity begin before the order is paid. */
export interface Release {
  /** UTC instant, ISO 8601. */
  readonly at: string;
  readonly by: 'manager' | 'administrator';
  /** The person's name; empty where it is not to be known. */
  readonly name: string;
  readonly reason: string;
}
