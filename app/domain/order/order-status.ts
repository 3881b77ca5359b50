/** The statuses an order can have when read (spec §4). The last three only ever come from a back end. */
export const orderStatuses = [
  'admin-approval',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'pending',
  'refunded',
  'failed',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A new order waits for a manager (row C5). */
export const firstOrderStatus: OrderStatus = 'admin-approval';

export function isOrderStatus(value: unknown): value is OrderStatus {
  return typeof value === 'string' && (orderStatuses as readonly string[]).includes(value);
}
