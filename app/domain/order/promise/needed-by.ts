import * as v from 'valibot';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** How far ahead a day can be asked for. */
export const maxNeededDays = 365;

/** The day an order is needed by, as its fan chose it, and when it is over where the fan is. */
export interface NeededBy {
  /** ISO 8601 date. */
  readonly day: string;
  /** UTC instant in ISO 8601: the last millisecond of that day. */
  readonly at: string;
}

export const neededBySchema = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
}

function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** A day on the calendar of a time zone. A zone that only the browser knows is taken for UTC. */
export const wantedDaySchema = v.object({
  day: v.pipe(v.string(), v.isoDate(), v.check(isDay)),
  zone: v.fallback(v.pipe(v.string(), v.maxLength(60), v.check(isZone)), 'UTC'),
});
export type WantedDay = v.InferOutput<typeof wantedDaySchema>;

/** The day that an instant falls on in a time zone, as an ISO 8601 date. */
export function dayIn(at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/**
 * The last millisecond of a day in a time zone. Found by trying, since a day has 23 to 25 hours, and in some zones
 * begins at one o'clock when clocks change.
 */
export function endOfDay({ day, zone }: WantedDay): Date {
  const start = Date.parse(`${day}T00:00:00Z`);
  // No zone is further than 14 hours from UTC; clocks change at whole minutes.
  let within = (start - 15 * 3_600_000) / minuteMs;
  let after = (start + dayMs + 15 * 3_600_000) / minuteMs;
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2);
    if (dayIn(new Date(middle * minuteMs), zone) <= day) within = middle;
    else after = middle;
  }
  return new Date(after * minuteMs - 1);
}

/** The day as it is kept with an order. */
export function neededByOf(wanted: WantedDay): NeededBy {
  return { day: wanted.day, at: endOfDay(wanted).toISOString() };
}

/** The earliest of several days; null if there is none. */
export function earliestNeeded(days: readonly NeededBy[]): NeededBy | null {
  return days.reduce<NeededBy | null>(
    (first, one) => (first === null || one.at < first.at ? one : first),
    null,
  );
}

/** When an order must be paid at the latest, so that what is promised comes before its day is over. */
export function latestPayment(needed: Pick<NeededBy, 'at'>, promisedDays: number): Date {
  return new Date(Date.parse(needed.at) - promisedDays * dayMs);
}

/** Whether a day fits what is promised, if the order is paid at once. @param now in milliseconds */
export function isInTime(needed: Pick<NeededBy, 'at'>, promisedDays: number, now: number): boolean {
  return now <= latestPayment(needed, promisedDays).getTime();
}

/** Whether a day can be asked for at all: from today on, for a year. @param now in milliseconds */
export function isWantable(needed: Pick<NeededBy, 'at'>, now: number): boolean {
  const at = Date.parse(needed.at);
  return at >= now && at <= now + (maxNeededDays + 2) * dayMs;
}
