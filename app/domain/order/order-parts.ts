import type { Cents } from '#domain/money/money.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import type { Rejection } from './transitions/rejection.ts';
import type { ServiceKind } from '#domain/service/service.ts';

/** An address as stored with an order; any part may be empty. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
}

/** One line of an order; `answers` are the request form's values by field name, in form order. */
export interface OrderLine {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
  readonly price: Cents;
  readonly total: Cents;
  readonly image: string | null;
  readonly service: ServiceKind | null;
  readonly answers: Readonly<Record<string, string>>;
  /** The video that the fan attached. */
  readonly fanVideo: OrderVideo | null;
}

/** Where the video host stores a video of an order. */
export interface OrderVideo {
  readonly videoId: string;
  readonly bytes: number;
  /** What its file says of itself; missing until it was looked at. */
  readonly seconds?: number | null | undefined;
  readonly sound?: boolean | null | undefined;
}

/** An event of an order: who did what, when. */
export interface OrderEvent {
  /** UTC instant, ISO 8601. */
  readonly at: string;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly by: 'fan' | 'celebrity' | 'manager' | 'administrator' | 'system';
  /** Why it was rejected; null for every other event, and if no reason was given. */
  readonly rejection: Rejection | null;
}

/** A payment event of an order: who recorded it, when, and by which line of a statement. */
export interface PaymentEvent {
  /** UTC instant, ISO 8601. */
  readonly at: string;
  readonly from: PaymentState | null;
  readonly to: PaymentState;
  readonly by: OrderEvent['by'];
  /** The person's name, empty for the system and if it must not be disclosed. */
  readonly name: string;
  readonly amount: Cents;
  /** A bank statement line or a transaction number; may be empty. */
  readonly reference: string;
}

/** One checkout that became several orders. */
export interface OrderCheckout {
  /** The checkout's part of the reference for one transfer that pays all of them. */
  readonly reference: string;
  /** How many orders it was meant to become. */
  readonly orders: number;
}
