import * as v from 'valibot';

import { actsAs, type Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';

export const thanksMaxLength = 280;

/** A short note of thanks from a fan to the celebrity. */
export const thanksSchema = v.object({
  words: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(thanksMaxLength, 'too-long'),
  ),
});

/** The note as it is stored; `at` is a UTC instant, ISO 8601. */
export interface Thanks {
  readonly orderId: number;
  readonly words: string;
  readonly at: string;
}

/** Whether this user may thank for the order: its fan, once it is delivered. */
export function mayThank(
  actor: Pick<Actor, 'id' | 'role'>,
  order: Pick<Order, 'customerId' | 'celebrityId' | 'status'>,
): boolean {
  const isFan = actor.id === order.customerId && actsAs(actor, 'fan');
  return isFan && order.status === 'completed' && order.celebrityId !== null;
}

/** Whether this user may take a note of thanks away that breaks the terms: managers, as with all texts. */
export function mayRemoveThanks(actor: Pick<Actor, 'role'>): boolean {
  return actsAs(actor, 'manager');
}
