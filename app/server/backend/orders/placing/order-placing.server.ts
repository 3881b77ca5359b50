import {
  outOfStockCode,
  priceChangedCode,
  tooManyUnpaidCode,
  wordpressErrorSchema,
} from '#backend/contract/error.ts';
import { orderSchema, type WireOrder } from '#backend/contract/orders/order.ts';
import { lineMeta } from '#backend/contract/orders/order-line.ts';
import {
  fanVideoMetaKey,
  orderMeta,
  paymentMethodId,
} from '#backend/contract/orders/order-meta.ts';
import { paths } from '#backend/contract/paths.ts';
import { userSchema, type WireUser } from '#backend/contract/people/user.ts';
import { AppError, type ErrorCode } from '#domain/app-error.ts';
import type { PlacedOrder } from '#domain/checkout/placement.ts';
import type { PieceLimits } from '#domain/checkout/unpaid-pieces.ts';
import { decimalFromCents, type Cents } from '#domain/money/money.ts';
import { firstOrderStatus } from '#domain/order/order-status.ts';
import type { OrderCheckout, OrderVideo } from '#domain/order/order-parts.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { AgreedText } from '#domain/site/legal-text.ts';
import type { ShippingAddress } from '#domain/checkout/shipping.ts';
import * as v from 'valibot';
import { ask } from '#app/server/backend/ask.server.ts';
import { forgetStock } from '#app/server/backend/catalog/catalog.server.ts';
import { orderEmitter } from '../changed-orders.server.ts';
import { orderFrom } from '../order-reading.server.ts';
import { totalChangedIn, type AnsweredQuote } from './quotes.server.ts';

/** The service credential places orders, always after our own check (ADR 0003). */
export const as = 'service';

const wirePayment = {
  bankTransfer: {
    payment_method: paymentMethodId.transfer,
    payment_method_title: 'Direct bank transfer',
  },
  card: { payment_method: paymentMethodId.card, payment_method_title: 'Card' },
} as const satisfies Record<PaymentMethod, Record<string, string>>;

/** Who orders, as the back end says it. */
export type BuyingUser = WireUser;

/** One line of a new order, at the price that was agreed to. */
export interface NewOrderLine {
  /** The line of the basket. */
  readonly id: string;
  readonly productId: number;
  readonly quantity: number;
  readonly price: Cents;
  readonly answers: Readonly<Record<string, string>>;
  /** The fan's own video, which the caller has found to be theirs, whole and unused. */
  readonly fanVideo: OrderVideo | null;
}

export interface NewOrder {
  readonly customerId: number;
  /** Of whom it is ordered; for what is told where the total is another one. */
  readonly celebrityId?: number;
  /** Whose name and address the bill gets. */
  readonly token: string;
  /** Who that is, where it was asked already. */
  readonly buyer?: BuyingUser;
  readonly lines: readonly NewOrderLine[];
  /** Where it is sent and how; null when nothing is sent. */
  readonly delivery: {
    readonly address: ShippingAddress;
    readonly shippingLines: AnsweredQuote['shippingLines'];
  } | null;
  /** The total that the fan agreed to; an order that comes to another one is not made, or cancelled at once. */
  readonly agreedTotal?: Cents;
  readonly paymentMethod: PaymentMethod;
  /**
   * How many pieces the buyer's unpaid orders may hold with this one; left out where a card has set the money aside.
   */
  readonly pieceLimits?: PieceLimits;
  /** What it shares with the other orders of its checkout; left out for one that is ordered alone. */
  readonly checkout?: OrderCheckout | null;
  /** Until when it has to be paid; left out where it may wait. */
  readonly payBy?: Date;
  /** The authorisation of a card, where one pays. */
  readonly transactionId?: string;
  /** Which versions of the legal texts it is placed under. */
  readonly agreedTexts?: readonly AgreedText[];
  /** Made once by the browser for one checkout: the same key never makes a second order. */
  readonly key: string;
}

/** What stands against a new order, by the back end's codes. */
const creationRefusals: Readonly<Record<string, ErrorCode>> = {
  [outOfStockCode]: 'sold_out',
  [priceChangedCode]: 'price_changed',
  [tooManyUnpaidCode]: 'too_many_unpaid',
  woocommerce_rest_invalid_product_id: 'not_found',
};

function refusalOfNew(status: number, body: unknown, celebrityId: number): AppError | null {
  const changed = totalChangedIn(body, celebrityId);
  if (changed) return changed;
  const said = v.is(wordpressErrorSchema, body) ? body : null;
  const known = said ? creationRefusals[said.code] : undefined;
  const code = known ?? (status === 422 ? 'checkout_conflict' : undefined);
  return code === undefined ? null : new AppError(code);
}

/** Whose order it is: who only registered has no names yet, and goes by the user name. */
function namesOf(buyer: WireUser) {
  const { first_name = '', last_name = '' } = buyer;
  return { first_name: first_name || last_name ? first_name : buyer.name, last_name };
}

/**
 * Who pays: the buyer, reached by the number that was given with the parcel; who has no names yet is called as its
 * addressee.
 */
function wireBilling(buyer: WireUser, delivery: NewOrder['delivery']) {
  const { first_name = '', last_name = '', email = '' } = buyer;
  if (!delivery) return { ...namesOf(buyer), email };
  const { firstName, lastName, phone } = delivery.address;
  const names = first_name || last_name ? namesOf(buyer) : addresseeOf(firstName, lastName);
  return { ...names, phone, email };
}

function addresseeOf(first_name: string, last_name: string) {
  return { first_name, last_name };
}

function wireDelivery({ address, shippingLines }: NonNullable<NewOrder['delivery']>) {
  return {
    shipping: {
      ...addresseeOf(address.firstName, address.lastName),
      phone: address.phone,
      address_1: address.address1,
      address_2: address.address2,
      city: address.city,
      state: address.state,
      postcode: address.postcode,
      country: address.country,
    },
    customer_note: address.instructions,
    shipping_lines: shippingLines.map(({ method_id, method_title, instance_id, total }) => ({
      ...{ method_id, method_title, total },
      // It says how the rate is taxed.
      ...(instance_id === '' ? {} : { instance_id: String(instance_id) }),
    })),
  };
}

/** Who is about to order. @throws AppError `login_required` where the token says nothing any more */
export function readBuyer(token: string): Promise<BuyingUser> {
  return ask(paths.me, { as: { token }, query: { context: 'edit' }, schema: userSchema });
}

/**
 * Places an order that is not paid yet.
 * @throws AppError `checkout_conflict` when the key was used for another order, `sold_out`, `price_changed`,
 *   `not_found`, `too_many_unpaid`; `TotalChanged` when it comes to another total than was agreed to
 */
export async function createOrder(order: NewOrder): Promise<PlacedOrder> {
  const buyer = order.buyer ?? (await readBuyer(order.token));
  const wire = await ask(paths.orders, {
    method: 'POST',
    as,
    body: {
      status: firstOrderStatus,
      customer_id: order.customerId,
      billing: wireBilling(buyer, order.delivery),
      ...(order.delivery ? wireDelivery(order.delivery) : {}),
      ...wirePayment[order.paymentMethod],
      transaction_id: order.transactionId ?? '',
      set_paid: false,
      line_items: order.lines.map(({ id, productId, quantity, price, answers, fanVideo }) => ({
        product_id: productId,
        quantity,
        meta_data: [
          ...Object.entries(answers).map(([key, value]) => ({ key, value })),
          ...(fanVideo ? [{ key: fanVideoMetaKey, value: JSON.stringify(fanVideo) }] : []),
          { key: lineMeta.basketLine, value: id },
          { key: lineMeta.price, value: decimalFromCents(price) },
        ],
      })),
      meta_data: [
        { key: orderMeta.idempotencyKey, value: order.key },
        { key: orderMeta.payment, value: 'awaiting' },
        ...(order.agreedTotal === undefined
          ? []
          : [{ key: orderMeta.agreedTotal, value: decimalFromCents(order.agreedTotal) }]),
        ...(order.pieceLimits ? [{ key: orderMeta.unpaidPieces, value: order.pieceLimits }] : []),
        ...(order.checkout
          ? [
              { key: orderMeta.checkout, value: order.checkout.reference },
              { key: orderMeta.checkoutOrders, value: String(order.checkout.orders) },
            ]
          : []),
        ...(order.payBy ? [{ key: orderMeta.payBy, value: order.payBy.toISOString() }] : []),
        ...(order.agreedTexts && order.agreedTexts.length > 0
          ? [{ key: orderMeta.agreedTexts, value: JSON.stringify(order.agreedTexts) }]
          : []),
      ],
    },
    schema: orderSchema,
    refusal: (status, body) => refusalOfNew(status, body, order.celebrityId ?? 0),
  });
  orderEmitter.emit();
  // What is sent may be counted.
  if (order.delivery) await forgetStock(order.lines.map(({ productId }) => productId));
  return placedFrom(wire, order.key);
}

export function placedFrom(wire: WireOrder, key: string): PlacedOrder {
  return {
    orderId: wire.id,
    number: wire.number,
    celebrityId: orderFrom(wire).celebrityId ?? 0,
    key,
    transactionId: wire.transaction_id,
    lines: wire.line_items.flatMap(({ quantity, meta_data }) => {
      const id = meta_data.find((entry) => entry.key === lineMeta.basketLine)?.value;
      return typeof id === 'string' ? [{ id, quantity }] : [];
    }),
  };
}
