import {
  maxBookings,
  type Statement,
  type StatementLine,
} from '#domain/payment/statement/statement-line.ts';

import { readDetails, readOldDetails } from './mt940-details.server.ts';
import { inTurns } from './in-turns.server.ts';
import { readBooking } from './mt940-booking.server.ts';
import { StatementError } from './statement-error.server.ts';
import {
  accountNumber,
  givenReference,
  ibanIn,
  isCurrency,
  oneLine,
} from './statement-values.server.ts';

/** The fields of MT940, and those that banks add to it; anything else that looks like one is text. */
const knownField = /^:(13[CD]?|20|21|25P?|28C?|34F|60[FM]|61|62[FM]|64|65|86|90[CD]|NS):(.*)$/;

interface Field {
  readonly name: string;
  /** The line of the file, from 1. */
  readonly line: number;
  readonly rows: string[];
}

/** A field of MT940 has some rows of 65 characters; longer ones are those of no bank. */
const longestRow = 1_000;
const mostRows = 50;

/**
 * The fields of a file in their order. What stands before the first is the envelope of the bank.
 * @throws StatementError `too-many`
 */
function* fieldsOf(text: string): Generator<Field> {
  let field: Field | null = null;
  let line = 0;
  let bookings = 0;
  for (const row of text.split(/\r\n|\n|\r/)) {
    line += 1;
    // The envelope may stand in the same line as the first field.
    const bare = row.slice(0, longestRow).replace(/^\{.*\{4:/, '');
    const [, name, first = ''] = knownField.exec(bare) ?? [];
    const isEnd = /^-\}?/.test(bare) && /^-(?:\}|\s*$)/.test(bare);
    if (name !== undefined || isEnd || bare.startsWith('{1:')) {
      if (field) yield field;
      field = name === undefined ? null : { name, line, rows: [first] };
      if (name === '61') bookings += 1;
      if (bookings > maxBookings) throw new StatementError('too-many', line);
    } else if (field && field.rows.length < mostRows) field.rows.push(bare);
  }
  if (field) yield field;
}

/** The currency of a balance: `C260101EUR1000,00`. */
function currencyOf({ rows }: Field): string {
  return /^\s*[CD]\d{6}([A-Z]{3})/.exec(rows[0] ?? '')?.[1] ?? '';
}

/** The state of the statement that is being read. */
interface Reading {
  account: string;
  currency: string;
}

/** What a `:25:` says: the account, and at some banks its currency. */
function readAccount({ rows }: Field, reading: Reading): void {
  const text = (rows[0] ?? '').trim();
  const [, account = text, currency = ''] = /^(.*?[\dX])\s*\/?([A-Z]{3})$/.exec(text) ?? [];
  reading.account = accountNumber(account.replace(/^\//, ''));
  if (currency !== '') reading.currency = currency;
}

/** A line of a booking with its description, if it has one. */
function lineOf(
  field: Field,
  details: Field | null,
  { account, currency }: Reading,
): StatementLine {
  const booking = readBooking(field.rows, field.line);
  const read = details?.name === 'NS' ? readOldDetails : readDetails;
  const told = read(details?.rows ?? []);
  const supplement = oneLine(booking.supplement);
  const text = told.text === '' ? supplement : told.text;
  const iban = told.payerIban || ibanIn(`${supplement} ${details?.rows.join(' ') ?? ''}`, account);
  return {
    bookedAt: booking.bookedAt,
    valueDate: booking.valueDate,
    cents: booking.cents,
    currency,
    payerName: told.payerName,
    payerIban: iban,
    text,
    reference: told.reference || givenReference(booking.customerReference),
    bankReference: givenReference(booking.bankReference),
    accountIban: account,
  };
}

/**
 * Reads a file of MT940 statements.
 * @throws StatementError `intraday` for MT942, `unknown-format` without any field, `bad-line`, `bad-date`,
 *   `bad-amount`, `no-currency`, `too-many`, with the line
 */
export async function readMt940(text: string): Promise<Statement> {
  const fields = [...fieldsOf(text)];
  if (!fields.some(({ name }) => name === '20')) throw new StatementError('unknown-format');
  const isInterim = fields.some(({ name }) => name === '34F' || name.startsWith('90'));
  if (isInterim && !fields.some(({ name }) => name.startsWith('60'))) {
    throw new StatementError('intraday');
  }
  const reading: Reading = { account: '', currency: '' };
  const lines: StatementLine[] = [];
  await inTurns(fields.entries(), ([index, field]) => {
    if (field.name === '20') Object.assign(reading, { account: '', currency: '' });
    else if (field.name.startsWith('25')) readAccount(field, reading);
    else if (field.name.startsWith('60')) reading.currency = currencyOf(field) || reading.currency;
    else if (field.name === '61') {
      if (!isCurrency(reading.currency)) throw new StatementError('no-currency', field.line);
      const next = fields[index + 1];
      const isTold = next?.name === '86' || next?.name === 'NS';
      lines.push(lineOf(field, isTold ? next : null, reading));
    }
  });
  return { format: 'mt940', lines, pending: 0 };
}
