import type { AgreedText } from '#domain/site/legal-text.ts';
import type { Cents } from '#domain/money/money.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentMethod, PaymentState } from '#domain/payment/payment.ts';
import type { LineAnswer } from './delivery/fulfilment.ts';
import type { PendingFulfilment } from './delivery/pending-fulfilment.ts';
import type { Release } from './delivery/release.ts';
import type { Corrections } from './delivery/retake.ts';
import type {
  Address,
  OrderLine,
  OrderVideo,
  OrderEvent,
  PaymentEvent,
  OrderCheckout,
} from './order-parts.ts';

/** An order as the app knows it; times are UTC instants in ISO 8601. */
export interface Order extends Corrections {
  readonly id: number;
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: string;
  readonly modifiedAt: string;
  readonly total: Cents;
  /** The taxes within the total. */
  readonly tax: Cents;
  /** Whether the amounts of lines and shipping are with tax. */
  readonly includesTax: boolean;
  readonly shipping: Cents;
  readonly shippingTax: Cents;
  /** Null when it is one that only the back end knows; `paymentTitle` is what it calls it. */
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentTitle: string;
  /** Where its money stands. */
  readonly payment: PaymentState;
  /** UTC instant until which it has to be paid, or null where it may wait. */
  readonly payBy: string | null;
  /** UTC instant at which the money came in, or null. */
  readonly paidAt: string | null;
  readonly transactionId: string;
  /** Whether the celebrity may begin before it is paid: it was released, or the site does so with all orders. */
  readonly startsUnpaid: boolean;
  readonly release: Release | null;
  readonly note: string;
  readonly customerId: number;
  readonly celebrityId: number | null;
  readonly celebrityName: string;
  /** Whether the celebrity's store is closed, so that nothing more is accepted for it; only managers are told. */
  readonly storeIsClosed: boolean;
  /** Whether it was made past the app and no manager adopted it. */
  readonly isOfShop: boolean;
  readonly billing: Address & { readonly email: string; readonly phone: string };
  /** To whom and where its goods are sent. */
  readonly shippingAddress: Address & { readonly phone: string };
  readonly trackingId: string | null;
  readonly lines: readonly OrderLine[];
  /** What it shares with the other orders of its checkout; null of one that was ordered alone. */
  readonly checkout: OrderCheckout | null;
  /**
   * The versions of the legal texts that it was placed under; none of an order that was placed before they were kept.
   */
  readonly agreedTexts: readonly AgreedText[];
  readonly answerVideo: OrderVideo | null;
  /** A new video in the place of a delivered one, which the fan has not been sent. */
  readonly newVideo: OrderVideo | null;
  /** What the celebrity gave for its lines, beside the video and the parcel. */
  readonly answers: readonly LineAnswer[];
  /** Whether its parcel was sent without a tracking number. */
  readonly untracked: boolean;
  /** The first of the videos that the fan sent along with a line. */
  readonly fanVideo: OrderVideo | null;
  /** Id of the answer video that is being sent, or was sent last. */
  readonly openUpload: string | null;
  /** What the celebrity is about to send, or wanted to; null where nothing is, and for its fan. */
  readonly pendingFulfilment: PendingFulfilment | null;
  readonly events: readonly OrderEvent[];
  readonly paymentEvents: readonly PaymentEvent[];
}
