import { isCreditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { customerOfCheckout } from '#domain/payment/transfer/checkout-reference.ts';
import { centsFromDecimal, type Cents } from '#domain/money/money.ts';

const largestNumber = 2_147_483_647;

export function isOrderNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= largestNumber;
}

/**
 * The identifying parts of all references in a text, including references in groups of four. Digits after a space may
 * or may not belong to a reference: every variant with valid check digits is a candidate. The beginning of a checkout
 * reference is not an order's reference.
 */
export function referencedIn(text: string): string[] {
  return [...text.matchAll(/RF ?\d[\d ]*(?:C[\d ]+)?/g)].flatMap(([run]) => {
    const words = run.slice(2).trim().split(/ +/);
    const owns = words.flatMap((_word, last) => {
      const reference = `RF${words.slice(0, last + 1).join('')}`;
      return isCreditorReference(reference) ? [reference.slice(4)] : [];
    });
    const checkouts = owns.filter((own) => customerOfCheckout(own) !== null);
    if (checkouts.length > 0) return checkouts;
    return owns.filter((own) => isOrderNumber(Number(own)));
  });
}

/** Parses an amount as people and banks write it: "1.234,50", "1,234.50", "85,5", "€ 85". */
export function amountFrom(text: string): Cents | null {
  const separator = /[.,](?=\d{1,2}$)/.exec(text);
  const whole = text.slice(0, separator?.index ?? text.length).replaceAll(/[.,]/g, '');
  const cents = separator ? text.slice(separator.index + 1).padEnd(2, '0') : '00';
  if (!/^\d{1,9}$/.test(whole)) return null;
  const amount = centsFromDecimal(`${whole}.${cents}`);
  return amount > 0 ? amount : null;
}
