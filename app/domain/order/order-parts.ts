import type { Cents } from '#domain/money/money.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import type { Rejection } from './transitions/rejection.ts';
import type { ServiceKind } from '#domain/service/service.ts';

/** An address as an order carries it; every part may be empty. */
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

/** One line of an order; `answers` are the request form's fields by name, in the form's order. */
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
  /** The video that the fan sent along. */
  readonly fanVideo: OrderVideo | null;
}

/** Where a video of an order is kept by the video host. */
export interface OrderVideo {
  readonly videoId: string;
  readonly bytes: number;
}

/** What happened to an order: who did what, when. */
export interface OrderEvent {
  /** UTC instant, ISO 8601. */
  readonly at: string;
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly by: 'fan' | 'celebrity' | 'manager' | 'administrator' | 'system';
  /** Why it was rejected; null for every other event, and where no one said it. */
  readonly rejection: Rejection | null;
}

/** What happened to the money of an order: who said so, when, and by which line of a statement. */
export interface PaymentEvent {
  /** UTC instant, ISO 8601. */
  readonly at: string;
  readonly from: PaymentState | null;
  readonly to: PaymentState;
  readonly by: OrderEvent['by'];
  /** The person's name, empty for the system and where it is not to be known. */
  readonly name: string;
  readonly amount: Cents;
  /** A line of a bank statement or the number of a transaction; may be empty. */
  readonly reference: string;
}

/** One checkout that became several orders. */
export interface OrderCheckout {
  /** The own part of the reference that one transfer for all of them has. */
  readonly reference: string;
  /** How many orders it was to become. */
  readonly orders: number;
}
