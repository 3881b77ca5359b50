import * as v from 'valibot';

import { comparableName } from '#domain/text/comparable-name.ts';
import { nameLikeness } from '#domain/text/similar-name.ts';
import { withoutBlanks } from '#domain/payment/transfer/bank-account.ts';
import { sepaAccountSchema } from '#domain/payment/transfer/sepa-account.ts';

/** The account that a celebrity is paid to; entered as people write it, stored as banks do. */
export const payoutAccountSchema = v.object({
  ...sepaAccountSchema.entries,
  /** May be empty: banks within SEPA know each other by the IBAN. */
  bic: v.pipe(
    v.string('required'),
    v.transform(withoutBlanks),
    v.regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, 'not-a-bic'),
  ),
});
export type PayoutAccount = v.InferOutput<typeof payoutAccountSchema>;

export const payoutAccountFields = ['holder', 'iban', 'bic'] as const;

/** Whether an account seems to be that of the celebrity: a hint for managers, and no proof. */
export type HolderHint = 'same' | 'similar' | 'different';

/** Compares a holder with the names that the celebrity is known by, whatever their script and order. */
export function holderHint(holder: string, names: readonly string[]): HolderHint {
  const own = comparableName(holder);
  const likeness = names.map((name) => nameLikeness(own, comparableName(name)));
  if (likeness.includes('same')) return 'same';
  return likeness.includes('similar') ? 'similar' : 'different';
}
