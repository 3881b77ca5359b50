import type { StatementLine } from '#domain/payment/statement/statement-line.ts';
import type { StatementProblemCode } from '#domain/payment/statement/statement-problem.ts';

import type { StatementError } from './statement-error.server.ts';
import {
  accountNumber,
  givenReference,
  hundredths,
  isCurrency,
  isoDate,
  oneLine,
} from './statement-values.server.ts';
import { attributeOf, elementsAt, textAt, textsAt } from './xml-tree.server.ts';

/** What an entry takes from its statement. */
interface EntryContext {
  readonly account: string;
  /** When the statement was made, for an entry without a date of its own. */
  readonly createdAt: string;
  /** The error to throw for this entry. */
  readonly problem: (code: StatementProblemCode) => StatementError;
}

interface Amount {
  readonly cents: number;
  readonly currency: string;
}

function dayIn(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return day === undefined ? null : isoDate(Number(year), Number(month), Number(day));
}

/** The day of a date element, which holds a date or an instant. */
function dateOf(entry: unknown, name: string): string | null {
  return dayIn(textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm'));
}

/** An amount with its sign; null if it has none. The indicator says what was booked, also for a reversal. */
function amountOf(node: unknown, direction: string): Amount | null {
  const [element] = elementsAt(node, 'Amt');
  const currency = attributeOf(element, 'Ccy');
  const cents = hundredths(textAt(node, 'Amt'), '.', currency);
  return cents === null ? null : { cents: direction === 'DBIT' ? -cents : cents, currency };
}

/** The amount of one of the transactions of an entry, in which versions differ about its place. */
function amountOfTransaction(transaction: unknown, direction: string): Amount | null {
  const own = textAt(transaction, 'CdtDbtInd') || direction;
  const [detailed] = elementsAt(transaction, 'AmtDtls', 'TxAmt');
  return amountOf(transaction, own) ?? amountOf(detailed, own);
}

/**
 * The transactions that an entry sums up, with their amounts; null if they do not add up to it in its own currency, so
 * that the entry is kept whole.
 */
function partsOf(entry: unknown, direction: string, whole: Amount) {
  const transactions = elementsAt(entry, 'NtryDtls', 'TxDtls');
  if (transactions.length < 2) return null;
  const parts = transactions.map((transaction) => ({
    transaction,
    amount: amountOfTransaction(transaction, direction),
  }));
  const sum = parts.reduce((total, { amount }) => {
    return total + (amount?.currency === whole.currency ? amount.cents : Number.NaN);
  }, 0);
  return sum === whole.cents ? parts : null;
}

const partyPaths = [[], ['Pty'], ['Agt', 'FinInstnId']] as const;

/** A party's name; later versions put the party into another element. */
function nameOf(parties: unknown, role: string): string {
  return partyPaths.map((path) => textAt(parties, role, ...path, 'Nm')).find(Boolean) ?? '';
}

/** The payer of incoming money, or the payee of outgoing money. */
function otherParty(transaction: unknown, cents: number) {
  const [parties] = elementsAt(transaction, 'RltdPties');
  const role = cents < 0 ? 'Cdtr' : 'Dbtr';
  const [account] = elementsAt(parties, `${role}Acct`, 'Id');
  return {
    payerName: oneLine(nameOf(parties, role) || nameOf(parties, `Ultmt${role}`)),
    payerIban: accountNumber(textAt(account, 'IBAN') || textAt(account, 'Othr', 'Id')),
  };
}

/** The remittance information, or what the bank says in its place. */
function textOf(transaction: unknown, entry: unknown): string {
  const [remittance] = elementsAt(transaction, 'RmtInf');
  const given = [
    ...textsAt(remittance, 'Ustrd'),
    ...textsAt(remittance, 'Strd', 'CdtrRefInf', 'Ref'),
    ...textsAt(remittance, 'Strd', 'AddtlRmtInf'),
  ];
  if (given.length > 0) return oneLine(given.join(' '));
  return oneLine(textAt(transaction, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf'));
}

function referenceOf(transaction: unknown): string {
  const structured = textAt(transaction, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
  return givenReference(structured || textAt(transaction, 'Refs', 'EndToEndId'));
}

/** Reads one entry: a line for itself, or one for each of the transactions that it sums up. */
export function readEntry(entry: unknown, context: EntryContext): readonly StatementLine[] {
  const direction = textAt(entry, 'CdtDbtInd');
  const whole = amountOf(entry, direction);
  if (!whole || !['CRDT', 'DBIT'].includes(direction)) throw context.problem('bad-amount');
  if (!isCurrency(whole.currency)) throw context.problem('no-currency');
  const bookedAt =
    dateOf(entry, 'BookgDt') ?? dateOf(entry, 'ValDt') ?? dayIn(context.createdAt) ?? null;
  if (bookedAt === null) throw context.problem('bad-date');
  const common = {
    bookedAt,
    valueDate: dateOf(entry, 'ValDt') ?? bookedAt,
    accountIban: context.account,
  };
  const bankReference = givenReference(textAt(entry, 'AcctSvcrRef'));
  const lineOf = (transaction: unknown, { cents, currency }: Amount, ownReference: string) => ({
    ...{ ...common, cents, currency, ...otherParty(transaction, cents) },
    text: textOf(transaction, entry),
    reference: referenceOf(transaction),
    bankReference: ownReference,
  });
  const parts = partsOf(entry, direction, whole);
  if (parts) {
    return parts.map(({ transaction, amount }, index) => {
      const own = givenReference(textAt(transaction, 'Refs', 'AcctSvcrRef'));
      const numbered = bankReference === '' ? '' : `${bankReference}/${index + 1}`;
      const isOwn = own !== '' && own !== bankReference;
      return lineOf(transaction, amount ?? whole, isOwn ? own : numbered);
    });
  }
  const [transaction] = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const own = givenReference(textAt(transaction, 'Refs', 'AcctSvcrRef'));
  return [lineOf(transaction, whole, bankReference || own)];
}
