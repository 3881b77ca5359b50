import * as v from 'valibot';
import { isCountryCode } from '#domain/country/country-code.ts';

const longestSearch = 100;

const mostEuros = 1_000_000;

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Links are typed by what they write; a URL may carry `search=2024`, which a router parses as a number. */
export const text = v.pipe(v.custom<string>(isScalar), v.transform(String), v.trim(), v.nonEmpty());

const wholeNumber = v.pipe(
  v.custom<number>(isScalar),
  v.transform((value) => String(value).trim()),
  v.regex(/^\d{1,9}$/),
  v.transform(Number),
);

/** A URL parameter: invalid values are dropped, so that a bad link still opens its page. */
export function parameter<Input, Output>(schema: v.GenericSchema<Input, Output>) {
  return v.fallback(v.optional(schema), undefined);
}

export const searchText = v.pipe(
  text,
  v.transform((typed) => typed.normalize('NFC').replace(/\s+/g, ' ').slice(0, longestSearch)),
  // A replacement character is left over from bytes that were not valid text.
  v.check((typed) => typed.isWellFormed() && !/[\p{Cc}\uFFFD]/u.test(typed)),
);

export const country = v.pipe(text, v.toUpperCase(), v.check(isCountryCode));

export const categorySlug = v.pipe(
  text,
  v.toLowerCase(),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,99}$/u),
);

export const euros = v.pipe(wholeNumber, v.maxValue(mostEuros));

/** A day of the calendar, as an ISO date. */
export const calendarDay = v.pipe(
  text,
  v.isoDate(),
  v.check((day) => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true),
);

export const page = v.pipe(wholeNumber, v.minValue(1));
