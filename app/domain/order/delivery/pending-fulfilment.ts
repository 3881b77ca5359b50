import type { Role } from '#domain/account/role.ts';
import type { PaymentState } from '#domain/payment/payment.ts';

import type { LineAnswer } from './fulfilment.ts';
import type { OrderStatus } from '../order-status.ts';

/**
 * A delivery that is about to be sent to the fan and can still be undone (docs/adr/0115). Instants are UTC, ISO 8601.
 */
export interface PendingFulfilment {
  readonly id: string;
  /** When the send button was pressed. */
  readonly at: string;
  readonly due: string;
  /** Milliseconds until it is due by the server's clock, counted from when the order was read. */
  readonly leftMs: number;
  /** Who pressed the button. */
  readonly by: { readonly id: number; readonly role: Extract<Role, 'celebrity' | 'administrator'> };
  readonly answers: readonly LineAnswer[];
  /** Empty if there is none. */
  readonly trackingNumber: string;
  readonly untracked: boolean;
  /** When it was dropped, because someone else changed the order in the meantime. */
  readonly droppedAt: string | null;
}

interface Sendable {
  readonly status: OrderStatus;
  readonly pendingFulfilment: Pick<PendingFulfilment, 'droppedAt'> | null;
}

/** Whether the order is about to be sent to its fan. */
export function isBeingSent({ status, pendingFulfilment }: Sendable): boolean {
  return status === 'processing' && pendingFulfilment !== null && !pendingFulfilment.droppedAt;
}

/** Whether a delivery was dropped, because someone else changed the order first. */
export function wasNotSent(order: Sendable): boolean {
  return order.pendingFulfilment !== null && !isBeingSent(order);
}

/** Whether the order must no longer be sent: it was called off, or is being or was refunded. */
export function isCalledBack({
  status,
  payment,
}: {
  readonly status: OrderStatus;
  readonly payment: PaymentState;
}): boolean {
  return status !== 'processing' || payment === 'refund-due' || payment === 'refunded';
}
