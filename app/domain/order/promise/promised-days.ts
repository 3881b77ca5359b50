import * as v from 'valibot';

import { maxHolidayDays } from '#domain/availability/availability.ts';

/** How many days a celebrity promises if nothing else was chosen. */
export const defaultPromisedDays = 7;

export const minPromisedDays = 1;
export const maxPromisedDays = 30;

/** The promises a celebrity can choose from, in days. */
export const promisedDaysChoices = [1, 2, 3, 5, 7, 10, 14, 21, 30] as const;

export const promisedDaysSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(minPromisedDays),
  v.maxValue(maxPromisedDays),
);

/**
 * Reads a number of days as other programs store it: a number or its text.
 * @returns null if it is no promise
 */
export function readPromisedDays(value: unknown): number | null {
  const days = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;
  return v.is(promisedDaysSchema, days) ? days : null;
}

/** The longest promise of an order: days on which its celebrity is away do not count, and are added. */
export const maxOrderPromise = maxPromisedDays + maxHolidayDays;

const orderPromiseSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(minPromisedDays),
  v.maxValue(maxOrderPromise),
);

/** The same for the promise of an order, which may be longer. */
export function readOrderPromise(value: unknown): number | null {
  const days = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
  return v.is(orderPromiseSchema, days) ? days : null;
}

/** The shortest promise of several services ("within 3 days"); null if there are none. */
export function shortestPromise(
  services: readonly { readonly promisedDays: number }[],
): number | null {
  return services.length === 0
    ? null
    : Math.min(...services.map(({ promisedDays }) => promisedDays));
}

/**
 * The promise of an order: the longest of its services, since an order is delivered as a whole.
 * @returns null if it has no services
 */
export function promisedDaysOf(
  services: readonly { readonly promisedDays: number }[],
): number | null {
  return services.length === 0
    ? null
    : Math.max(...services.map(({ promisedDays }) => promisedDays));
}
