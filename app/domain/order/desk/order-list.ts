import * as v from 'valibot';

import type { OrderMove } from '#domain/order/transitions/order-moves.ts';
import { orderStatuses, type OrderStatus } from '../order-status.ts';
import { longPage } from '#domain/paging/page-param.ts';
import type { Role } from '#domain/account/role.ts';

/** Which page of which orders; every status when none is named. */
export const orderListSearchSchema = v.object({
  ...longPage,
  status: v.nullable(v.picklist(orderStatuses)),
});
export type OrderListSearch = v.InferOutput<typeof orderListSearchSchema>;

/** The `status` of an address; what is none shows all. */
export const statusParam = v.fallback(v.optional(v.picklist(orderStatuses)), undefined);

const waitsForPart: Readonly<Record<OrderMove['part'], readonly OrderStatus[]>> = {
  manager: ['admin-approval'],
  celebrity: ['on-hold', 'processing'],
};

/** The statuses in which orders wait for someone of this role, in the order in which they are passed through. */
export function waitingFor(role: Role): readonly OrderStatus[] {
  if (role === 'administrator') return [...waitsForPart.manager, ...waitsForPart.celebrity];
  return role === 'fan' ? [] : waitsForPart[role];
}

/** What waits is answered in the order in which it came; everything else begins with the newest. */
export function oldestFirst(role: Role, status: OrderStatus | null): boolean {
  return status !== null && waitingFor(role).includes(status);
}
