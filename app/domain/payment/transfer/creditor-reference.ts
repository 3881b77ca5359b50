import { mod97 } from './mod-97.ts';

/** The maximum length the standard allows for the free part of a reference. */
const ownPartMaxLength = 21;

/**
 * The structured creditor reference of an order (ISO 11649): RF, two check digits, the order's number. Banks reject a
 * mistyped one, so that money finds its order.
 * @param orderNumber characters other than letters and digits are dropped; a long one is truncated to its end
 */
export function creditorReference(orderNumber: string): string {
  const own = orderNumber
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(-ownPartMaxLength);
  const check = String(98 - mod97(`${own}RF00`)).padStart(2, '0');
  return `RF${check}${own}`;
}

/** True for a reference with valid check digits. */
export function isCreditorReference(text: string): boolean {
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1;
}
