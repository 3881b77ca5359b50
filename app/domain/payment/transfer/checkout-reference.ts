const ownPart = /^(\d{1,10})C(\d{8})$/;

/** How many distinct checkout references one user can have. */
const numbers = 100_000_000;

/**
 * The part of the reference shared by all orders of one checkout: the customer's number, C, and eight digits. The
 * customer number is needed to find the orders, since no back end can search them by their meta alone; order numbers
 * never contain a letter.
 * @param seed any whole number; the same seed gives the same reference
 */
export function checkoutReference(customerId: number, seed: number): string {
  return `${customerId}C${String(seed % numbers).padStart(8, '0')}`;
}

/** The customer whose checkout this reference part belongs to; null for anything else. */
export function customerOfCheckout(reference: string): number | null {
  const customer = Number(ownPart.exec(reference)?.[1]);
  return Number.isInteger(customer) && customer > 0 ? customer : null;
}
