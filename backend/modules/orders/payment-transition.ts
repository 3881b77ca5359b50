import type { PaymentState } from '#domain/payment/payment.ts';
import type { Actor } from '#domain/account/role.ts';
import type { NewPaymentEvent } from './store/order-writes.ts';

/** A requested payment change. */
export interface PaymentWord {
  readonly to: PaymentState;
  readonly reference: string;
}

/** The actor behind a change, with the name that the history keeps; null for the system. */
export type NamedActor = (Actor & { readonly name: string }) | null;

/** The effect of one change on an order's payment: the final state, and an event for each step. */
export interface PaymentOutcome {
  readonly payment: PaymentState;
  readonly events: readonly NewPaymentEvent[];
}
