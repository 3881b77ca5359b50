import { type BadCheckout, absent } from './bad-addresses.fixture.ts';
/** A checkout that is valid in every part. */
export const goodCheckout = {
  orders: [
    {
      celebrityId: 7,
      key: '0b7e6a9c-7f0d-4c55-9f25-3f5a5d1f7a01',
      lines: [
        {
          kind: 'product',
          id: '0b7e6a9c-7f0d-4c55-9f25-3f5a5d1f7a02',
          productId: 254,
          quantity: 2,
          price: 2_600,
        },
        {
          kind: 'service',
          id: '0b7e6a9c-7f0d-4c55-9f25-3f5a5d1f7a03',
          price: 8_500,
          request: {
            service: 'getVideo',
            answers: { from: 'Olu', to: 'Ada', occasion: 'birthday', instructions: 'Sing.' },
          },
        },
      ],
    },
  ],
  address: {
    firstName: 'Μάνος',
    lastName: 'Μάνου',
    phone: '+30 210 555 0148',
    address1: 'Ερμού 48',
    address2: '',
    city: 'Αθήνα',
    state: '',
    postcode: '105 63',
    country: 'GR',
    instructions: 'Please ring the bell marked Manou.',
  },
  paymentMethod: 'bankTransfer',
};

/** Errors in the rest of the checkout. */
export const badBaskets: readonly BadCheckout[] = [
  ['address', null, 'required'],
  ['address', 'Athens', 'invalid'],
  ...[0, -1, 11, 1_000].map((quantity): BadCheckout => [
    'orders.0.lines.0.quantity',
    quantity,
    'bad-quantity',
  ]),
  ...[1.5, '2', null, absent, Number.MAX_VALUE].map((quantity): BadCheckout => [
    'orders.0.lines.0.quantity',
    quantity,
    typeof quantity === 'number' && Number.isInteger(quantity) ? 'bad-quantity' : 'invalid',
  ]),
  ...[0, -3, 1.5, '254', null, 10_000_000_000].map((id): BadCheckout => [
    'orders.0.lines.0.productId',
    id,
    'invalid',
  ]),
  ...[-1, 0.5, '26', null, 1e12].map((price): BadCheckout => [
    'orders.0.lines.0.price',
    price,
    'invalid',
  ]),
  ['orders.0.lines.0.id', 'not-a-uuid', 'invalid'],
  ['orders.0.lines.0.kind', 'voucher', 'invalid'],
  ['orders.0.lines.1.request.answers.to', '', 'required'],
  ['orders.0.lines.1.request.answers.occasion', 'wake', 'required'],
  ['orders.0.lines.1.request.answers.instructions', 'x'.repeat(601), 'too-long'],
  ['orders.0.lines.1.request.service', 'tattoo', 'required'],
  ['orders.0.lines', [], 'invalid'],
  ['orders.0.lines', null, 'invalid'],
  ['orders.0.key', 'mine', 'invalid'],
  ['orders.0.celebrityId', 0, 'invalid'],
  ['orders.0.celebrityId', '7', 'invalid'],
  ['orders', [], 'invalid'],
  ['orders', [goodCheckout.orders[0], goodCheckout.orders[0]], 'repeated'],
  ['orders', Array.from({ length: 21 }, () => goodCheckout.orders[0]), 'repeated'],
  [
    'orders',
    goodCheckout.orders.map((order) => ({
      ...order,
      lines: order.lines.map((one) => ({ ...one, id: order.key })),
    })),
    'repeated',
  ],
  ['paymentMethod', 'barter', 'invalid'],
  ['paymentMethod', null, 'invalid'],
  ['paymentMethod', absent, 'invalid'],
];

/** The valid checkout with this one value replaced. */
export function withBad([at, value]: BadCheckout): unknown {
  const copy: unknown = structuredClone(goodCheckout);
  const path = at.split('.');
  const last = path.pop() ?? '';
  let part = copy;
  for (const key of path) part = Reflect.get(Object(part), key);
  Reflect.set(Object(part), last, value);
  return copy;
}
