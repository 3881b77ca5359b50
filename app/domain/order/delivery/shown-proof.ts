import { isProofPicture, proofFolder } from '#domain/picture/proof-picture.ts';

import type { LineAnswer } from './fulfilment.ts';

/**
 * The URL of a picture that proves a line of an order: below the order, or the picture's own URL if a WordPress stores
 * it. A replaced picture gets a different URL.
 */
export function shownProof(
  orderId: number,
  { lineId, text }: Pick<LineAnswer, 'lineId' | 'text'>,
): string {
  if (!isProofPicture(text)) return text;
  const name = text.slice(proofFolder.length, -'.webp'.length);
  return `/api/orders/${orderId}/proof?line=${lineId}&picture=${name}`;
}
