import { useState } from 'react';

import { useTimeZone } from '#app/platform/browser/time-zone.ts';
import {
  dayIn,
  isInTime,
  isWantable,
  latestPayment,
  neededByOf,
  wantedDaySchema,
  type WantedDay,
} from '#domain/order/promise/needed-by.ts';
import * as v from 'valibot';

/** How a chosen day fits what is promised; `payBy` is the latest instant at which the money has to be here. */
type Verdict =
  | { readonly kind: 'in-time'; readonly payBy: string }
  | { readonly kind: 'too-soon' }
  | { readonly kind: 'not-wantable' };

/** The same rule as the server's, which counts from when the order is placed. */
function verdictOn(wanted: WantedDay | null, promisedDays: number, now: number): Verdict | null {
  if (wanted === null) return null;
  const needed = neededByOf(wanted);
  if (!isWantable(needed, now)) return { kind: 'not-wantable' };
  return isInTime(needed, promisedDays, now)
    ? { kind: 'in-time', payBy: latestPayment(needed, promisedDays).toISOString() }
    : { kind: 'too-soon' };
}

/** The day by which a request is needed, as it is chosen. @param initial ISO date, empty for none */
export function useNeededDay(initial: string, promisedDays: number) {
  const zone = useTimeZone();
  const [day, setDay] = useState(initial);
  const [now, setNow] = useState(() => Date.now());
  const read = v.safeParse(wantedDaySchema, { day, zone });
  const wanted = day !== '' && read.success ? read.output : null;
  return {
    day,
    wanted,
    /** The first day that can be chosen. */
    today: dayIn(new Date(now), zone),
    verdict: day === '' ? null : (verdictOn(wanted, promisedDays, now) ?? { kind: 'not-wantable' }),
    change(next: string) {
      setDay(next);
      setNow(Date.now());
    },
    /** Whether the day keeps the request from being sent, at this moment. */
    isBlocked: () => day !== '' && verdictOn(wanted, promisedDays, Date.now())?.kind !== 'in-time',
    /** Compares the day with now once more. */
    look: () => setNow(Date.now()),
  };
}
export type NeededDay = ReturnType<typeof useNeededDay>;
