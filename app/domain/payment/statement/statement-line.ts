import type { Cents } from '#domain/money/money.ts';

/** The formats of bank statements that can be imported. */
export const statementFormats = ['camt.053', 'camt.054', 'mt940', 'csv'] as const;
export type StatementFormat = (typeof statementFormats)[number];

/** One booking on a bank account, in the same shape for every format of statement. */
export interface StatementLine {
  /** The day the bank booked it, `2026-11-27`. */
  readonly bookedAt: string;
  /** The day from which it bears interest, `2026-11-27`. */
  readonly valueDate: string;
  /** Hundredths of the currency; incoming payments are positive, outgoing ones negative. */
  readonly cents: Cents;
  /** ISO 4217, such as EUR. */
  readonly currency: string;
  /** The other party; empty if the bank does not say. */
  readonly payerName: string;
  /** The other party's account number without spaces, if possible an IBAN; may be empty. */
  readonly payerIban: string;
  /** The remittance information as the payer entered it, in one line. */
  readonly text: string;
  /** The structured reference: a creditor reference or, if there is none, the end-to-end id; may be empty. */
  readonly reference: string;
  /** The bank's own number of this booking, the same in every statement that contains it; may be empty. */
  readonly bankReference: string;
  /** The account it was booked on, without spaces; empty if the file does not say. */
  readonly accountIban: string;
}

/** What a statement file contains. */
export interface Statement {
  readonly format: StatementFormat;
  readonly lines: readonly StatementLine[];
  /** How many entries were left out because the bank has not booked them yet. */
  readonly pending: number;
}

/** The most bookings of one file, and the most rows of a CSV file. */
export const maxBookings = 100_000;
/** The largest statement file that is accepted, in bytes. */
export const statementMaxBytes = 20 * 1_024 * 1_024;
