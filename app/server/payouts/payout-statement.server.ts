import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { activateLocale, addAccountWords, createI18n } from '#app/platform/i18n.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { decimalFromCents, type Cents } from '#domain/money/money.ts';
import { monthAfter, monthsUntil } from '#domain/payout/statement-month.ts';
import { paidFrom } from '#domain/payout/payout-rules.ts';
import { assertEarns, payoutReference } from '#domain/payout/payout.ts';
import { csvOf } from '#domain/text/csv.ts';

import type { PayoutDesk } from './payout-desk.server.ts';
import { firstBooked, statementLines, type StatementLine } from './store/payout-sums.server.ts';

const monthsShown = 24;

/** The months of a celebrity with a statement, the newest first. */
export async function statementMonths(
  { database, now }: Pick<PayoutDesk, 'database' | 'now'>,
  celebrityId: number,
): Promise<readonly string[]> {
  const first = await firstBooked(database, celebrityId);
  return first ? monthsUntil(first, now(), monthsShown) : [];
}

/** What the lines of a statement are called. */
export const statementKinds: Readonly<Record<string, MessageDescriptor>> = {
  earned: msg`Earned`,
  unearned: msg`Earning taken back`,
  'part-refunded': msg`Part refunded to the fan`,
  'part-refund-dropped': msg`Refund taken back`,
  corrected: msg`Correction`,
  settled: msg`Settled before payouts began`,
  'payout-prepared': msg`Payout`,
  'payout-dropped': msg`Payout cancelled`,
  'payout-returned': msg`Payout returned by the bank`,
};

/** What a line is about: an order, or the reference of a payout. */
function referenceOf({ movement, orderId }: { movement: string; orderId: number | null }): string {
  if (orderId !== null) return String(orderId);
  if (movement === '') return '';
  return payoutReference(Number(movement.split(':')[1] ?? 0));
}

/** What was settled when payouts began, as a line of a statement; null if they have not begun, or it was nothing. */
async function settlement(
  { database, now, rules }: Pick<PayoutDesk, 'database' | 'now' | 'rules'>,
  celebrityId: number,
): Promise<StatementLine | null> {
  const start = paidFrom(await rules());
  if (!start || start > now()) return null;
  const { before } = await statementLines(database, celebrityId, start, start);
  if (before <= 0) return null;
  return { at: start, kind: 'settled', movement: '', orderId: null, cents: -before };
}

/** One line of a statement, with what was there after it. */
export interface StatementRow {
  readonly at: Date;
  /** A key of `statementKinds`. */
  readonly kind: string;
  /** An order, or a payout's reference; may be empty. */
  readonly reference: string;
  readonly cents: Cents;
  readonly balance: Cents;
}

/** What a celebrity earned and was paid in a month of UTC. */
export interface MonthStatement {
  readonly from: Date;
  /** When the next month begins. */
  readonly until: Date;
  readonly before: Cents;
  readonly rows: readonly StatementRow[];
  readonly after: Cents;
}

/** The statement of a month, of which its files are written. @throws AppError `not_allowed`, `not_found` */
export async function monthStatement(
  desk: Pick<PayoutDesk, 'database' | 'now' | 'rules'>,
  actor: Actor,
  month: string,
): Promise<MonthStatement> {
  assertEarns(actor);
  if (!(await statementMonths(desk, actor.id)).includes(month)) throw new AppError('not_found');
  const from = new Date(`${month}-01T00:00:00Z`);
  const until = new Date(`${monthAfter(month)}-01T00:00:00Z`);
  const booked = await statementLines(desk.database, actor.id, from, until);
  const settled = await settlement(desk, actor.id);
  const before = booked.before + (settled && settled.at < from ? settled.cents : 0);
  const isWithin = settled !== null && settled.at >= from && settled.at < until;
  const lines = [...(isWithin ? [settled] : []), ...booked.lines].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
  let balance = before;
  const rows = lines.map((line) => {
    balance += line.cents;
    const { at, kind, cents } = line;
    return { at, kind, reference: referenceOf(line), cents, balance };
  });
  return { from, until, before, rows, after: balance };
}

/**
 * The statement of a month as CSV, in the celebrity's language: what was there, each line, and what is left. The months
 * are those of UTC; amounts are in euro with a point. @throws AppError `not_allowed`, `not_found`
 */
export async function statementOf(
  desk: Pick<PayoutDesk, 'database' | 'now' | 'rules'>,
  actor: Actor,
  month: string,
  locale: Locale,
): Promise<string> {
  const { from, until, before, rows, after } = await monthStatement(desk, actor, month);
  const i18n = createI18n();
  await activateLocale(i18n, locale);
  await addAccountWords(i18n, locale);
  const day = (at: Date) => at.toISOString();
  return csvOf([
    [msg`Date (UTC)`, msg`What`, msg`Order or reference`, msg`Amount in EUR`, msg`Balance`].map(
      (text) => i18n._(text),
    ),
    [day(from), i18n._(msg`Opening balance`), '', '', decimalFromCents(before)],
    ...rows.map(({ at, kind, reference, cents, balance }) => {
      const words = statementKinds[kind];
      const amounts = [decimalFromCents(cents), decimalFromCents(balance)];
      return [day(at), words ? i18n._(words) : kind, reference, ...amounts];
    }),
    [day(until), i18n._(msg`Closing balance`), '', '', decimalFromCents(after)],
  ]);
}
