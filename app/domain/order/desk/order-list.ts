import * as v from 'valibot';

import type { OrderMove } from '#domain/order/transitions/order-moves.ts';
import { orderStatuses, type OrderStatus } from '../order-status.ts';
import { longPage } from '#domain/paging/page-param.ts';
import type { Role } from '#domain/account/role.ts';

/** Which page of which orders; all statuses if none is given. */
export const orderListSearchSchema = v.object({
  ...longPage,
  status: v.nullable(v.picklist(orderStatuses)),
});
export type OrderListSearch = v.InferOutput<typeof orderListSearchSchema>;

/** The `status` of a URL; an invalid one shows all orders. */
export const statusParam = v.fallback(v.optional(v.picklist(orderStatuses)), undefined);

const waitsForPart: Readonly<Record<OrderMove['part'], readonly OrderStatus[]>> = {
  manager: ['admin-approval'],
  celebrity: ['on-hold', 'processing'],
};

/** The statuses in which orders wait for a user of this role, in workflow order. */
export function waitingFor(role: Role): readonly OrderStatus[] {
  if (role === 'administrator') return [...waitsForPart.manager, ...waitsForPart.celebrity];
  return role === 'fan' ? [] : waitsForPart[role];
}

/** Waiting orders are sorted oldest first; everything else newest first. */
export function oldestFirst(role: Role, status: OrderStatus | null): boolean {
  return status !== null && waitingFor(role).includes(status);
}
