import type { PaymentState } from '#domain/payment/payment.ts';
import type { Actor } from '#domain/account/role.ts';
import type { NewPaymentEvent } from './store/order-writes.ts';

/** Who says what of an order's money. */
export interface PaymentWord {
  readonly to: PaymentState;
  readonly reference: string;
}

/** Anyone who stands behind a change, with the name that the history keeps; null for the system. */
export type NamedActor = (Actor & { readonly name: string }) | null;

/** What becomes of an order's payment in one change: the last state, and an event for each step to it. */
export interface PaymentOutcome {
  readonly payment: PaymentState;
  readonly events: readonly NewPaymentEvent[];
}
