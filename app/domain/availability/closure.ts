import type { Availability } from './availability.ts';
import { localDay, plusDays, startOfDay, weekdayOf, type LocalDay } from './local-day.ts';

/** A while in which a celebrity takes no requests, as visitors are told of it. */
export interface Closure {
  readonly kind: 'holiday' | 'sold-out';
  /** The first UTC instant at which requests are taken again. */
  readonly until: string;
  /** The day of `until` where the celebrity is. */
  readonly opens: LocalDay;
}

/** What a page needs to say whether someone takes requests, also after it was loaded. */
export interface Closures {
  /** The one at the moment of reading; null if requests were taken. */
  readonly now: Closure | null;
  /** The next one, if it begins soon. */
  readonly next: (Closure & { readonly from: string }) | null;
}

/** How long before its beginning a closure is told to browsers. */
const aheadMs = 48 * 3_600_000;

/** How many requests were taken today and this week, in the celebrity's time zone. */
export interface TakenCounts {
  readonly day: number;
  readonly week: number;
}

/** Where the day and the week of an instant begin and end, in milliseconds. */
export function windowsAt(at: number, timeZone: string) {
  const today = localDay(at, timeZone);
  const monday = plusDays(today, -weekdayOf(today));
  const start = (day: LocalDay) => startOfDay(day, timeZone);
  return {
    day: { from: start(today), until: start(plusDays(today, 1)) },
    week: { from: start(monday), until: start(plusDays(monday, 7)) },
  };
}

/** The end of the holidays that cover an instant, one after the other; null if none does. */
function holidayEnd({ holidays, timeZone }: Availability, at: number): number | null {
  const today = localDay(at, timeZone);
  const one = holidays.find(({ from, to }) => from <= today && today <= to);
  if (!one) return null;
  const end = startOfDay(plusDays(one.to, 1), timeZone);
  return holidayEnd({ timeZone, holidays, perDay: null, perWeek: null }, end) ?? end;
}

function closure(kind: Closure['kind'], until: number, { timeZone }: Availability): Closure {
  return { kind, until: new Date(until).toISOString(), opens: localDay(until, timeZone) };
}

/**
 * Why a celebrity takes no requests at an instant, and until when; null if requests are taken.
 * @param at in milliseconds
 * @param taken the requests taken in the windows of that instant
 */
export function closureOf(
  availability: Availability,
  taken: TakenCounts,
  at: number,
): Closure | null {
  const away = holidayEnd(availability, at);
  if (away !== null) return closure('holiday', away, availability);
  const { perDay, perWeek, timeZone } = availability;
  const { day, week } = windowsAt(at, timeZone);
  const full = [
    ...(perDay !== null && taken.day >= perDay ? [day] : []),
    ...(perWeek !== null && taken.week >= perWeek ? [week] : []),
  ];
  if (full.length === 0) return null;
  const turn = Math.max(...full.map(({ until }) => until));
  const awayAfter = holidayEnd(availability, turn);
  return awayAfter === null
    ? closure('sold-out', turn, availability)
    : closure('holiday', awayAfter, availability);
}

/** The next holiday that begins within two days, as a closure; null if there is none. */
function nextHoliday(availability: Availability, at: number): Closures['next'] {
  const { holidays, timeZone } = availability;
  const [start] = holidays
    .map(({ from }) => startOfDay(from, timeZone))
    .filter((from) => from > at && from - at <= aheadMs)
    .toSorted((one, other) => one - other);
  const until = start === undefined ? null : holidayEnd(availability, start);
  return start === undefined || until === null
    ? null
    : { from: new Date(start).toISOString(), ...closure('holiday', until, availability) };
}

/** What pages are told at an instant; null if the celebrity takes requests and goes on to do so. */
export function closuresOf(
  availability: Availability,
  taken: TakenCounts,
  at: number,
): Closures | null {
  const now = closureOf(availability, taken, at);
  const next = nextHoliday(availability, now ? Date.parse(now.until) - 1 : at);
  const soon = next && Date.parse(next.from) - at <= aheadMs ? next : null;
  return now || soon ? { now, next: soon } : null;
}

/** The closure at an instant, as a browser knows it. @param at in milliseconds */
export function closureAt(closures: Closures | null | undefined, at: number): Closure | null {
  const { now, next } = closures ?? { now: null, next: null };
  // The clock of the browser may be behind the one that the first was computed by.
  if (now && at < Date.parse(now.until)) return now;
  const isNext = next && Date.parse(next.from) <= at && at < Date.parse(next.until);
  return isNext ? next : null;
}

/** The next instant in milliseconds at which what a page says changes; null if none is known. */
export function nextChange(closures: Closures | null | undefined, at: number): number | null {
  const { now, next } = closures ?? { now: null, next: null };
  const instants = [now?.until, next?.from, next?.until].flatMap((one) =>
    one === undefined ? [] : [Date.parse(one)],
  );
  const later = instants.filter((one) => one > at);
  return later.length === 0 ? null : Math.min(...later);
}
