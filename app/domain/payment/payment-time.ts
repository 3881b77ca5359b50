import type { PaymentMethod } from './payment.ts';

/** How long an order that keeps goods from others may stay unpaid, in minutes (docs/adr/0064). */
export type PaymentMinutes = Readonly<Record<PaymentMethod, number>>;

/** Until when an order that is placed now has to be paid. */
export function payByOf(method: PaymentMethod, minutes: PaymentMinutes, now: Date): Date {
  return new Date(now.getTime() + minutes[method] * 60_000);
}
