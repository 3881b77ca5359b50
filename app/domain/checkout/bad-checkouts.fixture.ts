/** A checkout that is right in every part. */
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

/** One thing wrong with it: where, what stands there, and which code says so. */
export type BadCheckout = readonly [at: string, value: unknown, code: string];

const blank = '\u00A0\u2003\u3164';
const absent = undefined;

/** What may be wrong with the address, field by field. */
export const badAddresses: readonly BadCheckout[] = [
  ...['firstName', 'lastName', 'address1', 'city', 'postcode', 'instructions'].flatMap(
    (part): BadCheckout[] => [
      [`address.${part}`, '', 'required'],
      [`address.${part}`, '   ', 'required'],
      [`address.${part}`, '\n\t\r\n', 'required'],
      [`address.${part}`, blank, 'required'],
      [`address.${part}`, '\u202E\uFEFF', 'required'],
      [`address.${part}`, '\0', 'required'],
      [`address.${part}`, absent, 'required'],
      [`address.${part}`, null, 'required'],
      [`address.${part}`, 12, 'required'],
      [`address.${part}`, ['Hermes'], 'required'],
      [`address.${part}`, 'x'.repeat(5_000), 'too-long'],
    ],
  ),
  ['address.address1', 'x'.repeat(101), 'too-long'],
  ['address.city', 'x'.repeat(61), 'too-long'],
  ['address.postcode', '1'.repeat(17), 'too-long'],
  ['address.instructions', 'x'.repeat(301), 'too-long'],
  ...['address2', 'state'].flatMap((part): BadCheckout[] => [
    [`address.${part}`, 'x'.repeat(101), 'too-long'],
    [`address.${part}`, 7, 'invalid'],
    [`address.${part}`, null, 'invalid'],
    [`address.${part}`, { deep: true }, 'invalid'],
  ]),
  ...['10563!', '<b>1</b>', '105\n63;', '-10563', '10563-', '🏠', "1' or '1'='1"].map(
    (postcode): BadCheckout => ['address.postcode', postcode, 'bad-postcode'],
  ),
  ['address.phone', '', 'required'],
  ['address.phone', absent, 'required'],
  ['address.phone', '1'.repeat(31), 'too-long'],
  ...['call me', '+', '12', '+30 210 <b>'].map((phone): BadCheckout => [
    'address.phone',
    phone,
    'phone',
  ]),
  ['address.country', '', 'required'],
  ['address.country', '  ', 'required'],
  ['address.country', absent, 'required'],
  ['address.country', null, 'required'],
  ...['gr', 'ZZ', 'GRC', 'Greece', 'G', 'XX', '__proto__', 'toString'].map(
    (country): BadCheckout => ['address.country', country, 'unknown-country'],
  ),
];

/** What may be wrong with the rest of it. */
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

/** The good checkout with this one thing in it. */
export function withBad([at, value]: BadCheckout): unknown {
  const copy: unknown = structuredClone(goodCheckout);
  const path = at.split('.');
  const last = path.pop() ?? '';
  let part = copy;
  for (const key of path) part = Reflect.get(Object(part), key);
  Reflect.set(Object(part), last, value);
  return copy;
}
