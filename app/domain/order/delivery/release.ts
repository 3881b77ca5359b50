import * as v from 'valibot';

export const releaseReasonMaxLength = 300;

/** Why a celebrity may begin before the order is paid; stored with the order and in the log. */
export const releaseReasonSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(releaseReasonMaxLength, 'too-long'),
);

/** A manager's permission for the celebrity to begin before the order is paid. */
export interface Release {
  /** UTC instant, ISO 8601. */
  readonly at: string;
  readonly by: 'manager' | 'administrator';
  /** The manager's name; empty if it must not be disclosed. */
  readonly name: string;
  readonly reason: string;
}
