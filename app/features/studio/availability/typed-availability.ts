import {
  maxPerDay,
  maxPerWeek,
  type Availability,
  type Holiday,
} from '#domain/availability/availability.ts';

/** The form as typed. */
export interface TypedAvailability {
  readonly timeZone: string;
  readonly holidays: readonly (Holiday & { readonly key: string })[];
  readonly perDay: string;
  readonly perWeek: string;
}

const textOf = (places: number | null) => (places === null ? '' : String(places));

export function newHoliday(
  holiday: Holiday = { from: '', to: '' },
): TypedAvailability['holidays'][0] {
  const { from, to } = holiday;
  return { from, to, key: crypto.randomUUID() };
}

/** @param zone of the browser, for someone who never chose one */
export function typedAvailability(
  { timeZone, holidays, perDay, perWeek }: Availability,
  zone: string,
): TypedAvailability {
  return {
    timeZone: zone || timeZone,
    holidays: holidays.map((one) => newHoliday(one)),
    perDay: textOf(perDay),
    perWeek: textOf(perWeek),
  };
}

/** A number of places as typed; null for any number, undefined for what is none. */
export function placesFrom(text: string, most: number): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const places = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return places >= 1 && places <= most ? places : undefined;
}

/** What is sent; null where a number of places is none. */
export function availabilityFrom(typed: TypedAvailability): Availability | null {
  const perDay = placesFrom(typed.perDay, maxPerDay);
  const perWeek = placesFrom(typed.perWeek, maxPerWeek);
  if (perDay === undefined || perWeek === undefined) return null;
  const holidays = typed.holidays.map(({ from, to }) => ({ from, to }));
  return { timeZone: typed.timeZone, holidays, perDay, perWeek };
}
