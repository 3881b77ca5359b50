import type { Database } from '#app/server/db/database.server.ts';
import { importStatement } from '#app/server/bank/import-statement.server.ts';
import { readBank } from '#app/server/bank/read-bank.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { BankLine, BankList } from '#domain/payment/bank-desk/bank-line.ts';
import type { User } from '#domain/account/user.ts';

/** A line of an MT940 statement, as a test says it. */
export interface WrittenLine {
  readonly cents: number;
  readonly text: string;
  readonly name?: string;
  /** The bank's number of the booking; none if left out. */
  readonly bank?: string;
  readonly currency?: string;
}

/** A statement of one day with these lines. */
export function statementOf(lines: readonly WrittenLine[], currency = 'EUR'): Uint8Array {
  const fields = lines.map(({ cents, text, name = '', bank = '' }) => {
    const amount = `${cents < 0 ? 'D' : 'C'}${(Math.abs(cents) / 100).toFixed(2).replace('.', ',')}`;
    return `:61:2611021102${amount}NTRFNONREF${bank === '' ? '' : `//${bank}`}\n:86:166?20SVWZ+${text}?32${name}\n`;
  });
  return new TextEncoder().encode(
    `:20:S\n:25:DE89370400440532013000\n:60F:C261101${currency}0,00\n${fields.join('')}:62F:C261102${currency}0,00\n-\n`,
  );
}

/** What a manager does at the bank desk in a test. */
export function bankOf(database: () => Database, manager: () => User) {
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 10, 3, 8, minutes));
  const listed = async (list: BankList): Promise<readonly BankLine[]> =>
    (await readBank(database(), manager(), { list, page: 1 })).lines.rows;
  return {
    now,
    /** Long enough that an interrupted booking can be finished by others. */
    waitForLease: () => void (minutes += 5),
    listed,
    counts: async () => (await readBank(database(), manager(), { list: 'booked', page: 1 })).counts,
    async put(lines: readonly WrittenLine[], currency = 'EUR') {
      const file = { bytes: statementOf(lines, currency), name: 'november.sta', layout: null };
      const outcome = await importStatement(database(), manager(), file, now);
      if (outcome.kind !== 'imported') throw new Error('it was not imported');
      return outcome;
    },
    /** The only line of a list with this text. */
    async lineIn(list: BankList, text: string): Promise<BankLine> {
      const found = (await listed(list)).filter((line) => line.text.includes(text));
      const [line] = found;
      if (!line || found.length > 1)
        throw new Error(`${found.length} lines with ${text} in ${list}`);
      return line;
    },
  };
}

/** What came of it, or the code of the refusal. */
export async function codeOf(done: Promise<unknown>): Promise<unknown> {
  return done.then(
    (value) => value,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
}
