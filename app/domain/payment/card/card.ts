import * as v from 'valibot';

/** One brand of cards: which numbers are its own, how long they are, how they are grouped, how long its code is. */
interface CardBrand {
  readonly name: string;
  /** First digits, from and to; the more digits the more exact. */
  readonly ranges: readonly (readonly [from: string, to: string])[];
  readonly lengths: readonly number[];
  /** How many digits stand together; the last group takes the rest. */
  readonly groups: readonly number[];
  readonly cvc: number;
}

const fours = [4, 4, 4, 4] as const;

/** The brands, by the ranges that their networks publish. */
export const cardBrands: readonly CardBrand[] = [
  { name: 'Visa', ranges: [['4', '4']], lengths: [13, 16, 19], groups: fours, cvc: 3 },
  {
    name: 'Mastercard',
    ranges: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    lengths: [16],
    groups: fours,
    cvc: 3,
  },
  {
    name: 'American Express',
    ranges: [
      ['34', '34'],
      ['37', '37'],
    ],
    lengths: [15],
    groups: [4, 6, 5],
    cvc: 4,
  },
  {
    name: 'Discover',
    ranges: [
      ['6011', '6011'],
      ['644', '649'],
      ['65', '65'],
    ],
    lengths: [16, 17, 18, 19],
    groups: fours,
    cvc: 3,
  },
  {
    name: 'Diners Club',
    ranges: [
      ['300', '305'],
      ['3095', '3095'],
      ['36', '36'],
      ['38', '39'],
    ],
    lengths: [14, 15, 16, 17, 18, 19],
    groups: [4, 6, 4],
    cvc: 3,
  },
  { name: 'JCB', ranges: [['3528', '3589']], lengths: [16, 17, 18, 19], groups: fours, cvc: 3 },
  { name: 'UnionPay', ranges: [['62', '62']], lengths: [16, 17, 18, 19], groups: fours, cvc: 3 },
  {
    name: 'Maestro',
    ranges: [
      ['50', '50'],
      ['56', '58'],
      ['63', '63'],
      ['67', '67'],
    ],
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    groups: fours,
    cvc: 3,
  },
];

/** For a number of no brand that we know. */
const anyLength = { min: 12, max: 19 } as const;

/**
 * The brand of a number, also of one that is still being typed; null for none that we know.
 * @param digits digits only
 */
export function brandOf(digits: string): CardBrand | null {
  const isIn = ([from, to]: readonly [string, string]) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  };
  return cardBrands.find(({ ranges }) => ranges.some(isIn)) ?? null;
}

/** The digits of what was typed, no more than its brand has. */
export function cardDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  return digits.slice(0, Math.max(...(brandOf(digits)?.lengths ?? [anyLength.max])));
}

/** A number as it stands on the card: "4242 4242 4242 4242", "3782 822463 10005". */
export function groupedCardNumber(typed: string): string {
  const digits = cardDigits(typed);
  const groups: string[] = [];
  let at = 0;
  for (const size of brandOf(digits)?.groups ?? fours) {
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  groups.push(digits.slice(at));
  return groups.filter(Boolean).join(' ');
}

/** True when the check digit is right (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, sign, place) => {
    const digit = Number(sign) * (place % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** True for a whole number: of a length that its brand has, with its check digit, and not all noughts. */
export function isCardNumber(digits: string): boolean {
  const brand = brandOf(digits);
  const fits = brand
    ? brand.lengths.includes(digits.length)
    : digits.length >= anyLength.min && digits.length <= anyLength.max;
  return fits && passesLuhn(digits) && !/^0+$/.test(digits);
}

/**
 * What is typed of a month and year, as "MM / YY"; a single digit that can only be a month gets its nought.
 * @param before what stood there: anyone who deletes gets nothing put back
 */
export function groupedExpiry(typed: string, before = ''): string {
  if (typed.length < before.length) return typed.replace(/[\s/]+$/, '');
  const [first = '', ...rest] = typed.split('/');
  const head = first.replaceAll(/\D/g, '');
  const slash = rest.length > 0;
  const isMonth = head.length === 1 && (slash || head > '1');
  const month = isMonth ? `0${head}` : head.slice(0, 2);
  const year = (slash ? rest.join('') : head.slice(2)).replaceAll(/\D/g, '').slice(0, 4);
  return month.length < 2 ? month : `${month} / ${year}`;
}

/** A month and year, with a slash or as four or six digits. */
const monthAndYear = /^\s*(\d{1,2}(?=\s*\/)|\d{2})\s*\/?\s*(\d{2}|20\d{2})\s*$/;

/** A month and year as typed or pasted; null when it is none. */
export function expiryOf(typed: string): { readonly month: number; readonly year: number } | null {
  const [, month = '', year = ''] = monthAndYear.exec(typed) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** A card is good to the last day of its month, and no bank gives one for longer than this. */
const longestYears = 20;

function isPast({ month, year }: { month: number; year: number }, now: Date): boolean {
  return year < now.getFullYear() || (year === now.getFullYear() && month <= now.getMonth());
}

const required = (schema: v.GenericSchema<string, string>) =>
  v.pipe(v.string('required'), v.trim(), v.minLength(1, 'required'), schema);

/** The card form. It is checked in the browser only: nothing of it is ever sent to us. */
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
            return expiry !== null && expiry.year <= now.getFullYear() + longestYears;
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
