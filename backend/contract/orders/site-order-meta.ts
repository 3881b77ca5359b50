import { orderMeta } from './order-meta.ts';
import { inOrder } from './order-fulfilment.ts';

/** Meta that fulfils an order: it may come with the change that completes it, which not everyone may make. */
const fulfilling: readonly string[] = [
  orderMeta.answerVideo,
  orderMeta.fulfilment,
  orderMeta.pendingFulfilment,
];

/** Other meta that the site alone writes, in the name of someone who may. */
const ofTheSite: readonly string[] = [
  orderMeta.agreedTotal,
  orderMeta.agreedTexts,
  orderMeta.withdrawalTerms,
  orderMeta.unpaidPieces,
  orderMeta.checkout,
  orderMeta.checkoutOrders,
  orderMeta.newVideo,
  orderMeta.openUpload,
  orderMeta.retake,
  orderMeta.retaken,
  orderMeta.replaced,
  orderMeta.promisedDays,
  orderMeta.quality,
  orderMeta.neededBy,
  orderMeta.extension,
  orderMeta.nudge,
];

interface MetaEntry {
  readonly key: string;
  readonly value?: unknown;
}

/**
 * The key of meta of which a change says something else than the order does, though only the site writes it; null for
 * none.
 * @param completes whether the change completes the order, or is about to
 */
export function forgedKey(
  kept: readonly MetaEntry[],
  sent: readonly MetaEntry[],
  completes: boolean,
): string | null {
  const isOpen = (key: string) => {
    if (fulfilling.includes(key) || key.startsWith(orderMeta.proof)) return completes;
    return !ofTheSite.includes(key);
  };
  const forged = sent.find(
    ({ key, value }) =>
      !isOpen(key) && inOrder(kept.find((entry) => entry.key === key)?.value) !== inOrder(value),
  );
  return forged?.key ?? null;
}
