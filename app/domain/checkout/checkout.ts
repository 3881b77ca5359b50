import * as v from 'valibot';

import { defaultLocale, locales } from '#domain/locale.ts';
import type { OrderQuote } from './quote.ts';
import { maxBasketLines, maxPieces, type OrderedLine } from './basket.ts';
import { cardTokenSchema } from '#domain/payment/card/card-token.ts';
import type { LineProblem } from '#domain/order/line-facts.ts';
import { paymentMethods } from '#domain/payment/payment.ts';
import { serviceKinds } from '#domain/service/service.ts';
import { serviceRequestSchema } from '#domain/request/service-request.ts';
import { ships, shippingAddressSchema } from './shipping.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const uuid = v.pipe(v.string(), v.uuid());
/** The price that was shown, in cents; another one on the server is told, not charged. */
const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999));

const rateId = v.pipe(v.string(), v.maxLength(100));

const askedService = { kind: v.literal('service'), id: uuid, celebrityId: id };
const askedProduct = { kind: v.literal('product'), id: uuid, productId: id };

/** Lines of which today's price and stock are asked for. */
export const askedLinesSchema = v.pipe(
  v.array(
    v.variant('kind', [
      v.object({ ...askedService, service: v.picklist(serviceKinds) }),
      v.object(askedProduct),
    ]),
  ),
  v.maxLength(maxBasketLines),
);
export type AskedLine = v.InferOutput<typeof askedLinesSchema>[number];

/** Orders whose totals are asked for: one for each celebrity. */
export const askedQuotesSchema = v.object({
  orders: v.pipe(
    v.array(
      v.object({
        celebrityId: id,
        lines: v.pipe(
          v.array(
            v.variant('kind', [
              v.object({ ...askedService, service: v.picklist(serviceKinds) }),
              v.object({
                ...askedProduct,
                quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPieces)),
              }),
            ]),
          ),
          v.minLength(1),
          v.maxLength(maxBasketLines),
        ),
        rateId: v.optional(rateId),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxBasketLines),
  ),
  /** Null where nothing is sent by post. */
  address: v.nullable(shippingAddressSchema),
});
export type AskedQuotes = v.InferOutput<typeof askedQuotesSchema>;

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

/** An order that was made, now or before. */
export interface PlacedOrder {
  readonly orderId: number;
  readonly number: string;
  readonly celebrityId: number;
  readonly key: string;
  /** Of the card that pays it; empty when none does. */
  readonly transactionId: string;
  readonly lines: readonly OrderedLine[];
}

/** Why a card did not pay one of several orders: it and those after it are not made. */
export interface CardRefusal {
  readonly celebrityId: number;
  readonly code: 'card_declined' | 'card_asks';
  /** What the card's bank wants to ask its owner for; empty where it declined. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What became of placing orders. Where there are problems, nothing was made but what is named. */
export interface Placement {
  readonly placed: readonly PlacedOrder[];
  readonly problems: readonly LineProblem[];
  /** Of orders that came to another total than was agreed to, and that are not made: to which. */
  readonly totals: readonly OrderQuote[];
  /** Where one card pays several orders, and did not pay all of them. */
  readonly card?: CardRefusal;
}
