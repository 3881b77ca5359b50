import * as v from 'valibot';
import { anyLength, brandOf } from './card-brand.ts';
import { expiryOf, maxExpiryYears, isPast } from './card-expiry.ts';

/** True when the check digit is right (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, sign, place) => {
    const digit = Number(sign) * (place % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** True for a complete number: a length its brand uses, a valid check digit, and not all zeros. */
export function isCardNumber(digits: string): boolean {
  const brand = brandOf(digits);
  const fits = brand
    ? brand.lengths.includes(digits.length)
    : digits.length >= anyLength.min && digits.length <= anyLength.max;
  return fits && passesLuhn(digits) && !/^0+$/.test(digits);
}

const required = (schema: v.GenericSchema<string, string>) =>
  v.pipe(v.string('required'), v.trim(), v.minLength(1, 'required'), schema);

/** The card form. It is validated in the browser only: none of it is ever sent to us. */
export function cardSchema(now: Date) {
  return v.pipe(
    v.object({
      number: v.pipe(
        v.string('required'),
        v.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
        v.minLength(1, 'required'),
        v.check(isCardNumber, 'card-number'),
      ),
      name: required(v.pipe(v.string(), v.maxLength(100, 'too-long'))),
      expiry: required(
        v.pipe(
          v.string(),
          v.check((typed) => {
            const expiry = expiryOf(typed);
            return expiry !== null && expiry.year <= now.getFullYear() + maxExpiryYears;
          }, 'card-expiry'),
          v.check((typed) => {
            const expiry = expiryOf(typed);
            return expiry === null || !isPast(expiry, now);
          }, 'card-past'),
        ),
      ),
      cvc: required(v.pipe(v.string(), v.regex(/^\d{3,4}$/, 'card-cvc'))),
    }),
    v.forward(
      v.partialCheck(
        [['number'], ['cvc']],
        ({ number, cvc }) => cvc.length === (brandOf(number)?.cvc ?? cvc.length),
        'card-cvc',
      ),
      ['cvc'],
    ),
  );
}
export type Card = v.InferOutput<ReturnType<typeof cardSchema>>;

export interface CardInput {
  number: string;
  name: string;
  expiry: string;
  cvc: string;
}
