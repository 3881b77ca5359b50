import * as v from 'valibot';

import { isIban } from './iban.ts';

/** Where fans transfer their money to. */
export const bankAccountSchema = v.object({
  holder: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(70)),
  iban: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(' ', '').toUpperCase()),
    v.check(isIban, 'This is no IBAN: its check digits are wrong.'),
  ),
  bic: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)),
});
export type BankAccount = v.InferOutput<typeof bankAccountSchema>;
