import { mod97 } from './mod-97.ts';

/** The most that the standard leaves for the own part of a reference. */
const ownPartMaxLength = 21;

/**
 * The structured creditor reference of an order (ISO 11649): RF, two check digits, the order's number. Banks
 * refuse a mistyped one, so that money finds its order.
 * @param orderNumber signs other than letters and digits are left out; of a long one the end is kept
 */
export function creditorReference(orderNumber: string): string {
  const own = orderNumber
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(-ownPartMaxLength);
  const check = String(98 - mod97(`${own}RF00`)).padStart(2, '0');
  return `RF${check}${own}`;
}

/** True for a reference whose check digits are right. */
export function isCreditorReference(text: string): boolean {
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1;
}
