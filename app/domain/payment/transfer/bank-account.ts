import * as v from 'valibot';
import { isIban } from './iban.ts';

/** A single-line name within the length limit of a transfer. */
const line = v.pipe(
  v.string('required'),
  v.trim(),
  v.regex(/^\P{C}*$/u, 'not-a-name'),
  v.maxLength(70, 'too-long'),
);

/** Removes the spaces people add for readability. */
export const withoutGaps = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase();

export const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

/** The account fans transfer money to; entered as people write it, stored as banks do. */
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
