/**
 * Where pictures lie that prove what was done for an order: no one is given them by this address, but by their order.
 */
export const proofFolder = '/media/proofs/';
const proofPicture = /^\/media\/proofs\/[\da-f]{32}\.(?:webp|jpg|png)$/;

/** Whether an address names one of our own pictures that prove what was done for an order. */
export function isProofPicture(src: string): boolean {
  return proofPicture.test(src);
}
