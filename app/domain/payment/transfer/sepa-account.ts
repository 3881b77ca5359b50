import * as v from 'valibot';

import { bankAccountSchema } from './bank-account.ts';
import { isReachedBySepa } from './sepa-countries.ts';

/** An account that a SEPA credit transfer reaches; entered as people write it, stored as banks do. */
export const sepaAccountSchema = v.object({
  holder: bankAccountSchema.entries.holder,
  iban: v.pipe(bankAccountSchema.entries.iban, v.check(isReachedBySepa, 'outside-sepa')),
});
export type SepaAccount = v.InferOutput<typeof sepaAccountSchema>;

/** The last digits, by which people know an account, without giving it away. */
export function endOf({ iban }: Pick<SepaAccount, 'iban'>): string {
  return iban.slice(-4);
}
