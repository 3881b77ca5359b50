import type { Holiday } from './availability.ts';
import { localDay, plusDays } from './local-day.ts';

/**
 * Within how many days an order placed now is promised, since days on which its celebrity is away do not count.
 * @param at in milliseconds
 * @returns the promised days and those away that come before they are over, and no more than `most`
 */
export function promiseAround(
  promisedDays: number,
  { holidays, timeZone }: { readonly holidays: readonly Holiday[]; readonly timeZone: string },
  at: number,
  most: number,
): number {
  const isAway = (day: string) => holidays.some(({ from, to }) => from <= day && day <= to);
  let day = localDay(at, timeZone);
  let days = 0;
  let worked = 0;
  while (worked < promisedDays && days < most) {
    day = plusDays(day, 1);
    days += 1;
    if (!isAway(day)) worked += 1;
  }
  return days;
}
