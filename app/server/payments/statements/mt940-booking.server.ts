import { StatementError } from './statement-error.server.ts';
import { fullYear, hundredths, isoDate } from './statement-values.server.ts';

/** What the field `:61:` says. */
interface Mt940Booking {
  readonly valueDate: string;
  readonly bookedAt: string;
  readonly cents: number;
  readonly customerReference: string;
  readonly bankReference: string;
  readonly supplement: string;
}

/**
 * Value date, date of booking, direction (an R is a reversal), the third letter of the currency, amount, kind, the
 * customer's reference, and the bank's after two slashes.
 */
const shape =
  /^\s*(\d{6})(\d{4})?\s*(R?[CD])([A-Z])?\s*(\d[\d.]*(?:,\d*)?|,\d+)(?:[NFS].{3})?(.*?)(?:\/\/(.*))?$/;

/** A day of banks: interest is reckoned with months of thirty days, so that a 30 February occurs. */
function dayOf(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return isoDate(year, month, Math.min(day, last));
}

/** The day of booking, which is written without a year, in the year that brings it closest to the value date. */
function bookedIn(monthAndDay: string, year: number, valueDate: string): string | null {
  const [month, day] = [Number(monthAndDay.slice(0, 2)), Number(monthAndDay.slice(2))];
  const days = [year - 1, year, year + 1].flatMap((one) => dayOf(one, month, day) ?? []);
  const distance = (one: string) => Math.abs(Date.parse(one) - Date.parse(valueDate));
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** A booking in which a bank broke a line in the middle is read as one. */
function matchOf(rows: readonly string[]) {
  const [first = '', second = '', ...rest] = rows;
  const match = shape.exec(first);
  if (match) return { match, supplement: [second, ...rest].join(' ') };
  return { match: shape.exec(first + second), supplement: rest.join(' ') };
}

/**
 * Reads a `:61:`, whose first row is the booking and the others what the bank adds.
 * @throws StatementError `bad-line`, `bad-date`, `bad-amount`
 */
export function readBooking(rows: readonly string[], line: number): Mt940Booking {
  const { match, supplement } = matchOf(rows);
  if (!match) throw new StatementError('bad-line', line);
  const [, date = '', monthAndDay, mark = '', , amount = '', reference = '', bank = ''] = match;
  const year = fullYear(Number(date.slice(0, 2)));
  const valueDate = dayOf(year, Number(date.slice(2, 4)), Number(date.slice(4)));
  if (valueDate === null) throw new StatementError('bad-date', line);
  const bookedAt = monthAndDay === undefined ? valueDate : bookedIn(monthAndDay, year, valueDate);
  if (bookedAt === null) throw new StatementError('bad-date', line);
  const cents = hundredths(amount.replaceAll('.', ''), ',', 'EUR');
  if (cents === null) throw new StatementError('bad-amount', line);
  const isIncoming = mark === 'C' || mark === 'RD';
  return {
    ...{ valueDate, bookedAt, supplement },
    cents: isIncoming || cents === 0 ? cents : -cents,
    customerReference: reference.trim(),
    bankReference: bank.trim(),
  };
}
