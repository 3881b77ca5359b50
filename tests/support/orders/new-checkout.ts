import { randomUUID } from 'node:crypto';

/** Goods of which the demo world has enough for many checkouts, and whose they are. */
export const goods = { productId: 263, sellerId: 24, price: 1_200, shipping: 650 } as const;
/** A celebrity of the demo world who makes videos. */
export const videoCelebrityId = 9;

/** A checkout with two celebrities: goods of one, a request to the other. */
export function newCheckout(goodsPrice: number, price: number) {
  const answers = { from: 'Olu', to: 'Ada', occasion: 'birthday', instructions: 'Sing.' };
  return {
    orders: [
      {
        celebrityId: goods.sellerId,
        key: randomUUID(),
        lines: [
          {
            kind: 'product',
            id: randomUUID(),
            productId: goods.productId,
            quantity: 1,
            price: goodsPrice,
          },
        ],
        // With what it costs to send goods here.
        total: goodsPrice + goods.shipping,
      },
      {
        celebrityId: videoCelebrityId,
        key: randomUUID(),
        lines: [
          { kind: 'service', id: randomUUID(), price, request: { service: 'getVideo', answers } },
        ],
      },
    ],
    address: {
      firstName: 'Ada',
      lastName: 'Manou',
      phone: '+30 210 555 0148',
      address1: 'Ερμού 48',
      address2: '',
      city: 'Αθήνα',
      state: '',
      postcode: '105 63',
      country: 'GR',
      instructions: 'Ring twice.',
    },
    paymentMethod: 'bankTransfer',
    beginsEarly: true,
  };
}
export type Checkout = ReturnType<typeof newCheckout>;
