import { isCreditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { customerOfCheckout } from '#domain/payment/transfer/checkout-reference.ts';
import { centsFromDecimal, type Cents } from '#domain/money/money.ts';

const largestNumber = 2_147_483_647;

export function isOrderNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= largestNumber;
}

/**
 * The own parts of every reference in a text, also of one in groups of four. Where digits follow after a blank they may
 * belong to it or not: whatever checks out may be meant. The beginning of a checkout's reference is no order's.
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

/** An amount as people and banks write it: "1.234,50", "1,234.50", "85,5", "€ 85". */
export function amountFrom(text: string): Cents | null {
  const separator = /[.,](?=\d{1,2}$)/.exec(text);
  const whole = text.slice(0, separator?.index ?? text.length).replaceAll(/[.,]/g, '');
  const cents = separator ? text.slice(separator.index + 1).padEnd(2, '0') : '00';
  if (!/^\d{1,9}$/.test(whole)) return null;
  const amount = centsFromDecimal(`${whole}.${cents}`);
  return amount > 0 ? amount : null;
}
