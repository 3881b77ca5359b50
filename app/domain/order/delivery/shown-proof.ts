import { isProofPicture, proofFolder } from '#domain/picture/proof-picture.ts';

import type { LineAnswer } from './fulfilment.ts';

/**
 * Where a browser finds a picture that proves a line of an order: with the order, or at its own address where a
 * WordPress keeps it. Another picture in its place has another address.
 */
export function shownProof(
  orderId: number,
  { lineId, text }: Pick<LineAnswer, 'lineId' | 'text'>,
): string {
  if (!isProofPicture(text)) return text;
  const name = text.slice(proofFolder.length, -'.webp'.length);
  return `/api/orders/${orderId}/proof?line=${lineId}&picture=${name}`;
}
