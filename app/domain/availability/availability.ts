import * as v from 'valibot';

import { daysFromTo, isLocalDay, isTimeZone, plusDays, type LocalDay } from './local-day.ts';

/** Days on which a celebrity takes no requests, both included. */
export interface Holiday {
  readonly from: LocalDay;
  readonly to: LocalDay;
}

/** When a celebrity takes requests. */
export interface Availability {
  /** In which days begin, an IANA name. */
  readonly timeZone: string;
  readonly holidays: readonly Holiday[];
  /** How many requests are taken a day, and from Monday to Sunday; null for any number. */
  readonly perDay: number | null;
  readonly perWeek: number | null;
}

export const anyTime: Availability = {
  ...{ timeZone: 'UTC', holidays: [], perDay: null, perWeek: null },
};

export const maxHolidays = 10;
export const maxHolidayDays = 90;
/** How far ahead a holiday may begin, in days. */
const maxAheadDays = 730;
export const maxPerDay = 500;
export const maxPerWeek = 2_000;

/** What is wrong with a holiday. */
export type HolidayProblem = 'required' | 'backwards' | 'too-long' | 'too-far' | 'overlaps';

/**
 * What is wrong with each of these holidays, null where nothing is.
 * @param today in the celebrity's time zone
 */
export function holidayProblems(
  holidays: readonly Holiday[],
  today: LocalDay,
): readonly (HolidayProblem | null)[] {
  return holidays.map(({ from, to }, index) => {
    if (!isLocalDay(from) || !isLocalDay(to)) return 'required';
    if (to < from) return 'backwards';
    if (daysFromTo(from, to) > maxHolidayDays) return 'too-long';
    if (from > plusDays(today, maxAheadDays)) return 'too-far';
    const earlier = holidays.slice(0, index);
    return earlier.some((one) => one.from <= to && from <= one.to) ? 'overlaps' : null;
  });
}

/** The holidays that are not over, earliest first. */
export function comingHolidays(holidays: readonly Holiday[], today: LocalDay): readonly Holiday[] {
  return holidays
    .filter(({ to }) => to >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

const day = v.pipe(v.string('required'), v.check(isLocalDay, 'required'));

const places = (most: number) =>
  v.nullable(
    v.pipe(
      v.number('places'),
      v.integer('places'),
      v.minValue(1, 'places'),
      v.maxValue(most, 'places'),
    ),
  );

/** The request body: all of it, based on a version. */
export const availabilityChangeSchema = v.object({
  timeZone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'time-zone')),
  holidays: v.pipe(v.array(v.object({ from: day, to: day })), v.maxLength(maxHolidays)),
  perDay: places(maxPerDay),
  perWeek: places(maxPerWeek),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type AvailabilityChange = v.InferOutput<typeof availabilityChangeSchema>;

/** A celebrity's own settings, with the version that a change is based on. */
export interface OwnAvailability extends Availability {
  readonly version: number;
}
