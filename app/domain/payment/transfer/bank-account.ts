import * as v from 'valibot';
import { isIban } from './iban.ts';

/** A name on one line, no longer than a transfer has room for. */
const line = v.pipe(
  v.string('required'),
  v.trim(),
  v.regex(/^\P{C}*$/u, 'not-a-name'),
  v.maxLength(70, 'too-long'),
);

/** Without the blanks that people write for their eyes. */
export const withoutGaps = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

export const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

/** Where fans transfer their money to; written as people write it, kept as banks do. */
export const bankAccountSchema = v.object({
  holder: v.pipe(line, v.minLength(1, 'required')),
  iban: v.pipe(
    v.string('required'),
    v.transform(withoutGaps),
    v.minLength(1, 'required'),
    v.check(isIban, 'not-an-iban'),
  ),
  bic: v.pipe(
    v.string('required'),
    v.transform(withoutBlanks),
    v.minLength(1, 'required'),
    v.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'not-a-bic'),
  ),
  /** May be empty. */
  bankName: line,
});

export type BankAccount = v.InferOutput<typeof bankAccountSchema>;

export const bankAccountFields = ['holder', 'iban', 'bic', 'bankName'] as const;
