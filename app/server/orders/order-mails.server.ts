import type { Order } from '#domain/order/order.ts';
import type { TransferBill } from '#domain/payment/transfer/shared-transfer.ts';
import type { Transfer } from '#domain/payment/transfer/transfer.ts';

/** An order as it was when it happened, and how it is to be paid while a transfer is awaited. */
export interface MailedOrder {
  readonly order: Order;
  readonly transfer: Transfer | null;
  /** Which orders that transfer pays, and until when. */
  readonly bill: TransferBill | null;
}
