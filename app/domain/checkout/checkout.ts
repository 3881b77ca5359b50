import * as v from 'valibot';

import { defaultLocale, locales } from '#domain/locale.ts';
import { maxBasketLines } from './basket.ts';
import { maxPieces } from './basket-line.ts';
import { cardTokenSchema } from '#domain/payment/card/card-token.ts';
import { wantedDaySchema } from '#domain/order/promise/needed-by.ts';
import { paymentMethods } from '#domain/payment/payment.ts';
import { serviceRequestSchema } from '#domain/request/service-request.ts';
import { ships, shippingAddressSchema } from './shipping.ts';
import { id, uuid } from './ids.ts';
import { rateId } from './asked-lines.ts';

/** The price that was shown, in cents; if the server's differs, the user is told instead of charged. */
const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999));

const newLineSchema = v.variant('kind', [
  v.object({
    kind: v.literal('service'),
    id: uuid,
    price,
    request: serviceRequestSchema,
    /** The day it is needed by, if the fan named one. */
    neededBy: v.optional(wantedDaySchema),
  }),
  v.object({
    kind: v.literal('product'),
    id: uuid,
    price,
    productId: id,
    quantity: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'bad-quantity'),
      v.maxValue(maxPieces, 'bad-quantity'),
    ),
  }),
]);
export type NewLine = v.InferOutput<typeof newLineSchema>;

function areDifferent(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

const newOrdersSchema = v.pipe(
  v.array(
    v.object({
      celebrityId: id,
      /** Created once by the browser: the same key never creates a second order. */
      key: uuid,
      lines: v.pipe(v.array(newLineSchema), v.minLength(1), v.maxLength(maxBasketLines)),
      /**
       * What the fan agreed to, in cents, with shipping and taxes; if omitted, the total of the lines without either.
       */
      total: v.optional(price),
      /** The shipping method, as named in a quote; if omitted, the best one. */
      rateId: v.optional(rateId),
      /** The token of the card that pays it, when one card pays several orders. */
      cardToken: v.optional(cardTokenSchema),
    }),
  ),
  v.minLength(1),
  v.maxLength(maxBasketLines),
  v.check((orders) => areDifferent(orders.map(({ celebrityId }) => celebrityId)), 'repeated'),
  v.check((orders) => areDifferent(orders.map(({ key }) => key)), 'repeated'),
  v.check((orders) => {
    const lines = orders.flatMap((order) => order.lines);
    const goods = lines.flatMap((line) => (line.kind === 'product' ? [line.productId] : []));
    return (
      lines.length <= maxBasketLines &&
      areDifferent(lines.map((line) => line.id)) &&
      areDifferent(goods)
    );
  }, 'repeated'),
);

function hasCardToken({ cardToken }: { readonly cardToken?: string | undefined }): boolean {
  return cardToken !== undefined;
}

/** What a fan sends to place orders: one per celebrity. */
export const placeOrdersSchema = v.pipe(
  v.object({
    orders: newOrdersSchema,
    /**
     * Created once by the browser for all orders of one checkout, so that they share one payment; also sent with a
     * single order that remains of such a checkout.
     */
    checkout: v.optional(uuid),
    /** Null if nothing is shipped. */
    address: v.nullable(shippingAddressSchema),
    paymentMethod: v.picklist(paymentMethods),
    /** The language in which the buyer read the texts the order is placed under. */
    locale: v.optional(v.picklist(locales), defaultLocale),
    /** Whether the buyer ticked that work begins before the withdrawal period ends (docs/adr/0141). */
    beginsEarly: v.optional(v.boolean(), false),
    /** The card token, when one payment pays one order. */
    cardToken: v.optional(cardTokenSchema),
  }),
  v.forward(
    v.partialCheck(
      [['orders'], ['paymentMethod'], ['cardToken']],
      ({ orders, paymentMethod, cardToken }) =>
        paymentMethod !== 'card' || cardToken !== undefined || orders.every(hasCardToken),
      'required',
    ),
    ['cardToken'],
  ),
  // One transaction per order: a card payment must never be partly missing or charged twice. So each order has its own
  // token.
  v.forward(
    v.partialCheck(
      [['orders'], ['paymentMethod']],
      ({ orders, paymentMethod }) =>
        paymentMethod !== 'card' || orders.length === 1 || orders.every(hasCardToken),
      'one-order',
    ),
    ['paymentMethod'],
  ),
  v.forward(
    v.partialCheck(
      [['orders'], ['address']],
      ({ orders, address }) => address !== null || !orders.some(({ lines }) => ships(lines)),
      'required',
    ),
    ['address'],
  ),
);
export type PlaceOrders = v.InferOutput<typeof placeOrdersSchema>;
export type NewOrderOf = PlaceOrders['orders'][number];
