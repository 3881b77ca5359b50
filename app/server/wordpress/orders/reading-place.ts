import { type Place, type PageRead, secondMs } from './sync-cursor.ts';

/** The first page of a busy second, or of what was changed from a second on. */
const startOf = (since: number, page: 0 | 1): Place => ({ since, page, total: null });

/**
 * Where the reading goes on after a page; null where it has come to the end.
 * @throws Error where there is more, and the page does not say where, or would lead back to where the reading was
 */
export function placeAfter(
  { since, page, total: before }: Place,
  { newest, isLast, total }: PageRead,
): Place | null {
  const isBusy = page > 0 && since !== null;
  // Who left it moved others up; into a second that is over no one comes.
  const hasShrunk = page > 1 && total !== null && before !== null && total < before;
  if (isBusy && hasShrunk) return startOf(since, 1);
  if (isLast) return isBusy ? startOf(since + secondMs, 0) : null;
  if (since !== null && newest !== null && newest < since) {
    throw new Error('orders: not in the order of their changes');
  }
  if (isBusy) return { since, page: page + 1, total };
  if (newest === null) throw new Error('orders: a page without an order in the midst of them');
  return newest === since ? startOf(since, 1) : startOf(newest, 0);
}
