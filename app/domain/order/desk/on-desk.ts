import { placedBetween, type DeskSearch } from './desk.ts';
import { scopeOfList } from './list-scope.ts';
import { orderMatch } from '../order-match.ts';
import { isMatch } from '#domain/order/order-match-rank.ts';
import type { Order } from '../order.ts';
import { isDueSoon } from '../promise/due-date.ts';
import { awaitsRetake } from '../delivery/retake.ts';
import { awaitsPayment } from '#domain/payment/payment.ts';

/** True for an order that matches the desk's filters; for responses of a back end that does not filter by itself. */
export function isOnDesk(order: Order, { list, age, find }: DeskSearch, now: number): boolean {
  const { status, payment } = scopeOfList(list);
  const { after, before } = placedBetween(list === 'approvals' ? age : null, now);
  const placed = new Date(order.createdAt);
  return (
    (status === null || order.status === status) &&
    (payment === null || order.payment === payment) &&
    (list !== 'retakes' || awaitsRetake(order)) &&
    (list !== 'due' || isDueSoon(order, now)) &&
    (list === 'all' || order.isOfShop === (list === 'shop')) &&
    (payment !== 'awaiting' || awaitsPayment(order)) &&
    // The API has a resolution of whole seconds: at the edges this accepts what the back end decided.
    (after === null || placed >= after) &&
    (before === null || placed <= before) &&
    (find === '' || isMatch(orderMatch(find), order))
  );
}
