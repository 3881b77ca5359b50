import {
  maxBookings,
  type Statement,
  type StatementLine,
} from '#domain/payment/statement/statement-line.ts';
import type { StatementProblemCode } from '#domain/payment/statement/statement-problem.ts';

import { readEntry } from './camt-entry.server.ts';
import { inTurns } from './in-turns.server.ts';
import { StatementError } from './statement-error.server.ts';
import { accountNumber } from './statement-values.server.ts';
import {
  elementsAt,
  parseXml,
  plainMarkup,
  replaceBetween,
  textAt,
  textsAt,
} from './xml-tree.server.ts';

/** The messages of ISO 20022 that report bookings, by the element that holds them, and their statements. */
const messages = [
  { element: 'BkToCstmrStmt', statement: 'Stmt', format: 'camt.053' },
  { element: 'BkToCstmrDbtCdtNtfctn', statement: 'Ntfctn', format: 'camt.054' },
] as const;

/** What a message says besides its entries is a page or two; the time to parse it is not shared with others. */
const longestFrame = 1_024 * 1_024;

interface Fragment {
  readonly xml: string;
  /** The line of the file in which it begins. */
  readonly line: number;
}

/**
 * The entries of a message, and the message with their numbers in their place. A file of many thousand entries is so
 * parsed one by one, in little memory and with pauses.
 * @throws StatementError `too-many`, `unknown-format` for a message with much besides its entries
 */
function takeApart(text: string): {
  readonly frame: string;
  readonly entries: readonly Fragment[];
} {
  const plain = plainMarkup(text);
  const entries: Fragment[] = [];
  let line = 1;
  let counted = 0;
  let placed = 0;
  const prefixOf = (opened: string) => opened.slice(1).replace(/Ntry[^]*$/, '');
  const frame = replaceBetween(
    plain,
    { open: /<(?:[\w.-]{1,40}:)?Ntry(?=[\s>])/g, close: (opened) => `</${prefixOf(opened)}Ntry>` },
    (xml, at) => {
      line += plain.slice(counted, at).split('\n').length - 1;
      counted = at;
      if (entries.length >= maxBookings) throw new StatementError('too-many', line);
      entries.push({ xml, line });
      const name = `${prefixOf(xml.slice(0, 60))}Ntry`;
      const place = `<${name}>${entries.length - 1}</${name}>`;
      placed += place.length;
      return place;
    },
  );
  if (frame.replaceAll(/\s+/g, ' ').length - placed > longestFrame) {
    throw new StatementError('unknown-format');
  }
  return { frame, entries };
}

function accountOf(statement: unknown): string {
  const [account] = elementsAt(statement, 'Acct', 'Id');
  return accountNumber(textAt(account, 'IBAN') || textAt(account, 'Othr', 'Id'));
}

/** Whether the bank has booked an entry; in early versions the status is a text, later it contains a code. */
function isBooked(entry: unknown): boolean {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  return status === '' || status === 'BOOK';
}

/**
 * Reads a camt.053 or camt.054 message of any version, by the local names of its elements.
 * @throws StatementError `doctype`, `broken-xml`, `intraday` for camt.052, `unknown-format` for other XML, `bad-date`,
 *   `bad-amount`, `no-currency`, `too-many`
 */
export async function readCamt(text: string): Promise<Statement> {
  const { frame, entries } = takeApart(text);
  const [document] = elementsAt(parseXml(frame), 'Document');
  if (elementsAt(document, 'BkToCstmrAcctRpt').length > 0) throw new StatementError('intraday');
  const message = messages.find(({ element }) => elementsAt(document, element).length > 0);
  if (!message) throw new StatementError('unknown-format');
  const lines: StatementLine[] = [];
  let pending = 0;
  for (const statement of elementsAt(document, message.element, message.statement)) {
    const account = accountOf(statement);
    const createdAt = textAt(statement, 'CreDtTm');
    await inTurns(textsAt(statement, 'Ntry'), (number) => {
      const { xml, line } = entries[Number(number)] ?? { xml: '', line: 1 };
      const [entry] = elementsAt(parseXml(xml, line), 'Ntry');
      const problem = (code: StatementProblemCode) => new StatementError(code, line);
      if (!isBooked(entry)) return void (pending += 1);
      for (const read of readEntry(entry, { account, createdAt, problem })) {
        if (lines.length >= maxBookings) throw problem('too-many');
        lines.push(read);
      }
    });
  }
  return { format: message.format, lines, pending };
}
