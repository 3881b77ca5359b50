/**
 * The folder of pictures that prove a service was performed: they are never served by this URL, only through their
 * order.
 */
export const proofFolder = '/media/proofs/';
const proofPicture = /^\/media\/proofs\/[\da-f]{32}\.(?:webp|jpg|png)$/;

/** Whether a URL is one of our own proof pictures. */
export function isProofPicture(src: string): boolean {
  return proofPicture.test(src);
}
