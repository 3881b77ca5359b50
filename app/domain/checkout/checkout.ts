import * as v from 'valibot';

import { defaultLocale, locales } from '#domain/locale.ts';
import { maxBasketLines } from './basket.ts';
import { maxPieces } from './basket-line.ts';
import { cardTokenSchema } from '#domain/payment/card/card-token.ts';
import { paymentMethods } from '#domain/payment/payment.ts';
import { serviceRequestSchema } from '#domain/request/service-request.ts';
import { ships, shippingAddressSchema } from './shipping.ts';
import { id, uuid } from './ids.ts';
import { rateId } from './asked-lines.ts';

/** The price that was shown, in cents; another one on the server is told, not charged. */
const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999));

const newLineSchema = v.variant('kind', [
  v.object({
    kind: v.literal('service'),
    id: uuid,
    price,
    request: serviceRequestSchema,
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
      /** Made once by the browser: the same key never makes a second order. */
      key: uuid,
      lines: v.pipe(v.array(newLineSchema), v.minLength(1), v.maxLength(maxBasketLines)),
      /** What the fan agreed to, in cents, with shipping and taxes; left out, what the lines come to without either. */
      total: v.optional(price),
      /** How it is sent, as a quote named it; left out, the best way. */
      rateId: v.optional(rateId),
      /** What stands for the card that pays it, where one card pays several orders. */
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

/** What a fan sends to place orders: one for each celebrity. */
export const placeOrdersSchema = v.pipe(
  v.object({
    orders: newOrdersSchema,
    /**
     * Made once by the browser for all orders of one checkout, so that one payment is theirs together; also with one
     * order, where it is what is left of such a checkout.
     */
    checkout: v.optional(uuid),
    /** Null where nothing is sent by post. */
    address: v.nullable(shippingAddressSchema),
    paymentMethod: v.picklist(paymentMethods),
    /** The language that the texts were read in which the order is placed under. */
    locale: v.optional(v.picklist(locales), defaultLocale),
    /** What stands for the card, when one pays one order. */
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
  // One order, one transaction: what a card pays can neither be half there nor be taken twice. So each has its own
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
