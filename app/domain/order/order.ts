import type { AgreedText } from '#domain/site/legal-text.ts';
import type { Cents } from '#domain/money/money.ts';
import type { QualityPromise } from '#domain/service/quality-promise.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentMethod, PaymentState } from '#domain/payment/payment.ts';
import type { OrderRefund } from '#domain/refund/partial-refunds.ts';
import type { LineAnswer } from './delivery/fulfilment.ts';
import type { PendingFulfilment } from './delivery/pending-fulfilment.ts';
import type { Extension } from './promise/extension.ts';
import type { NeededBy } from './promise/needed-by.ts';
import type { Release } from './delivery/release.ts';
import type { WithdrawalTerms } from './withdrawal/withdrawal.ts';
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
  /** The tax included in the total. */
  readonly tax: Cents;
  /** Whether line and shipping amounts include tax. */
  readonly includesTax: boolean;
  readonly shipping: Cents;
  readonly shippingTax: Cents;
  /** Null if only the back end knows the method; `paymentTitle` is the back end's name for it. */
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentTitle: string;
  /** Its payment state. */
  readonly payment: PaymentState;
  /** Payment deadline as a UTC instant, or null if there is none. */
  readonly payBy: string | null;
  /** UTC instant at which the payment was received, or null. */
  readonly paidAt: string | null;
  /** Within how many days of the payment it was promised; null if it was ordered without a promise. */
  readonly promisedDays: number | null;
  /** What was promised of its video; null if nothing was. */
  readonly quality: QualityPromise | null;
  /** The day its fan needs it by, or null. */
  readonly neededBy: NeededBy | null;
  /** The extension the fan agreed to, or null. */
  readonly extension: Extension | null;
  /** UTC instant at which the fan reminded the celebrity, or null. */
  readonly nudgedAt: string | null;
  readonly transactionId: string;
  /** Whether the celebrity may begin before it is paid: it was released, or the site does so with all orders. */
  readonly startsUnpaid: boolean;
  readonly release: Release | null;
  readonly note: string;
  readonly customerId: number;
  readonly celebrityId: number | null;
  readonly celebrityName: string;
  /** Whether the celebrity's store is closed, so that no more orders are accepted; only managers are told. */
  readonly storeIsClosed: boolean;
  /** Whether it was created outside the app and no manager has adopted it. */
  readonly isOfShop: boolean;
  readonly billing: Address & { readonly email: string; readonly phone: string };
  /** The shipping address of its products. */
  readonly shippingAddress: Address & { readonly phone: string };
  readonly trackingId: string | null;
  readonly lines: readonly OrderLine[];
  /** What it shares with the other orders of its checkout; null if it was ordered alone. */
  readonly checkout: OrderCheckout | null;
  /** The versions of the legal texts it was placed under; empty for an order placed before they were stored. */
  readonly agreedTexts: readonly AgreedText[];
  /** The right of withdrawal it was placed with; null for an order placed before it was kept. */
  readonly withdrawalTerms: WithdrawalTerms | null;
  readonly answerVideo: OrderVideo | null;
  /** A new video that replaces a delivered one and has not been sent to the fan yet. */
  readonly newVideo: OrderVideo | null;
  /** What the celebrity provided for its lines, besides the video and the parcel. */
  readonly answers: readonly LineAnswer[];
  /** Whether its parcel was sent without a tracking number. */
  readonly untracked: boolean;
  /** The first of the videos that the fan attached to a line. */
  readonly fanVideo: OrderVideo | null;
  /** Id of the answer video being uploaded, or uploaded last. */
  readonly openUpload: string | null;
  /** The delivery the celebrity is about to send, or tried to; null if there is none, and for the fan. */
  readonly pendingFulfilment: PendingFulfilment | null;
  readonly events: readonly OrderEvent[];
  readonly paymentEvents: readonly PaymentEvent[];
  /** Money that went back, oldest first: all of it or parts (docs/adr/0137). */
  readonly refunds: readonly OrderRefund[];
}
