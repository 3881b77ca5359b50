import { type Actor } from '#domain/account/role.ts';
import { type OrderStanding, owesVideo, type Whose, mayFulfil } from './order-move.ts';

/** Who may upload the answer video: the order's celebrity, from acceptance until it is being sent. */
export function mayAnswerWithVideo(
  actor: Actor,
  order: Whose & Pick<OrderStanding, 'status' | 'pendingFulfilment'>,
): boolean {
  return mayFulfil(actor, order);
}

/** Whether the missing video is what keeps this user from fulfilling the order. */
export function mustSendVideoFirst(actor: Actor, order: OrderStanding): boolean {
  return mayAnswerWithVideo(actor, order) && owesVideo(order);
}
