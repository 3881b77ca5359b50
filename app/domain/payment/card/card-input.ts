import { fours, anyLength, brandOf } from './card-brand.ts';

/** The digits of the input, at most as many as the brand has. */
export function cardDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  return digits.slice(0, Math.max(...(brandOf(digits)?.lengths ?? [anyLength.max])));
}

/** A number grouped as on the card: "4242 4242 4242 4242", "3782 822463 10005". */
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

/**
 * Formats month and year input as "MM / YY"; a single digit that can only be a month gets a leading zero.
 * @param before the previous value: deleting does not re-insert anything
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
