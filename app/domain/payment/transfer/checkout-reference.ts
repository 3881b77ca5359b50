const ownPart = /^(\d{1,10})C(\d{8})$/;

/** How many checkouts of one person have a name of their own. */
const numbers = 100_000_000;

/**
 * The own part of the reference that all orders of one checkout share: the number of anyone who ordered, C, and eight
 * digits. The number leads to the orders, which no back end can look for by their meta alone; no order's own number has
 * a letter.
 * @param seed any whole number; the same one names the same checkout
 */
export function checkoutReference(customerId: number, seed: number): string {
  return `${customerId}C${String(seed % numbers).padStart(8, '0')}`;
}

/** Whose checkout such an own part names; null for everything else. */
export function customerOfCheckout(reference: string): number | null {
  const customer = Number(ownPart.exec(reference)?.[1]);
  return Number.isInteger(customer) && customer > 0 ? customer : null;
}
