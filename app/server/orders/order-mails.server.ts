import type { Order } from '#domain/order/order.ts';
import type { TransferBill } from '#domain/payment/transfer/shared-transfer.ts';
import type { Transfer } from '#domain/payment/transfer/transfer.ts';

/** An order at the time of the event, with payment details while a transfer is awaited. */
export interface MailedOrder {
  readonly order: Order;
  readonly transfer: Transfer | null;
  /** The orders that transfer pays, and the deadline. */
  readonly bill: TransferBill | null;
  /** What the fan agreed to about the right of withdrawal; null if there was nothing to agree to. */
  readonly consent: { readonly at: Date; readonly sentences: readonly string[] } | null;
  /** Whether the fan has to say where the money goes back to. */
  readonly asksForAccount: boolean;
}
