const dayMs = 86_400_000;

/** A calendar day without a time zone: `2026-03-12`. */
export type LocalDay = string;

/** Whether a text names a day that exists. */
export function isLocalDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && dayOf(at) === text;
}

/** Whether a text names a time zone that this runtime knows: an IANA name, and no offset. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  formats.set(timeZone, known);
  return known;
}

function dayOf(at: Date): LocalDay {
  return at.toISOString().slice(0, 10);
}

/** What a clock in that zone shows, as if it were UTC, in milliseconds. */
function clockIn(at: number, timeZone: string): number {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day that it is at an instant, in milliseconds, in a time zone. */
export function localDay(at: number, timeZone: string): LocalDay {
  return dayOf(new Date(clockIn(at, timeZone)));
}

/** The day so many days later. */
export function plusDays(day: LocalDay, days: number): LocalDay {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs));
}

/** How many days lie between two days, both included. */
export function daysFromTo(from: LocalDay, to: LocalDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: LocalDay): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The instant in milliseconds at which a day begins in a time zone. */
export function startOfDay(day: LocalDay, timeZone: string): number {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (at: number) => clockIn(at, timeZone) - at;
  // Twice, since the clocks may change between the guess and the instant.
  const guess = wanted - offsetAt(wanted);
  const start = wanted - offsetAt(guess);
  // Where the clocks change at midnight, the day begins at the first instant that is one of it.
  return localDay(start, timeZone) < day ? start + (wanted - clockIn(start, timeZone)) : start;
}
