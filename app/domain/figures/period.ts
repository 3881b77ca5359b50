import { isMonth, monthAfter } from '#domain/payout/statement-month.ts';

import type { Period } from './figures.ts';

/** A chart has room for so many. */
export const maxMonths = 24;
/** Shown if none were chosen. */
const usualMonths = 12;
/** How far back a period can begin, in months. */
export const choosableMonths = 60;

/** The month some months before one. */
function monthBefore(month: string, back: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - back, 1))
    .toISOString()
    .slice(0, 7);
}

/**
 * The period that is shown: the last twelve months up to `to`, unless `from` says otherwise. It ends in this month at
 * the latest, and has `maxMonths` at most, of which the last ones are kept.
 */
export function periodOf(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): Period {
  const present = now.toISOString().slice(0, 7);
  const earliest = monthBefore(present, choosableMonths - 1);
  const last = to !== undefined && isMonth(to) && to <= present ? to : present;
  const end = last < earliest ? earliest : last;
  const oldest = [monthBefore(end, maxMonths - 1), earliest].toSorted().at(-1) ?? end;
  const wanted = from !== undefined && isMonth(from) ? from : monthBefore(end, usualMonths - 1);
  const first = wanted < oldest ? oldest : wanted;
  return { from: first > end ? end : first, to: end };
}

/** The months of a period, oldest first. */
export function monthsOf({ from, to }: Period): readonly string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = monthAfter(month)) months.push(month);
  return months;
}

/** When a period begins, and when it is over. */
export function spanOf({ from, to }: Period): { readonly start: Date; readonly end: Date } {
  return {
    start: new Date(`${from}-01T00:00:00Z`),
    end: new Date(`${monthAfter(to)}-01T00:00:00Z`),
  };
}
