import { expect, it } from 'vitest';

import { isDelivered, orderAsSeenBy } from './order-view.ts';
import type { Order } from './order.ts';
import type { Address, OrderLine } from './order-parts.ts';

const address: Address = {
  firstName: 'Iris',
  lastName: 'Kalogera',
  company: 'Kalogera Ltd',
  address1: 'Long street 1',
  address2: '',
  city: 'Athens',
  state: '',
  postcode: '10434',
  country: 'GR',
};
const line: OrderLine = {
  id: 1,
  productId: 2,
  name: 'Video',
  quantity: 1,
  price: 8500,
  total: 8500,
  image: null,
  service: 'getVideo',
  answers: {},
  fanVideo: null,
};
const order: Order = {
  id: 7,
  number: '7',
  status: 'on-hold',
  createdAt: '2026-11-01T10:00:00Z',
  modifiedAt: '2026-11-01T10:00:00Z',
  total: 8500,
  shipping: 0,
  tax: 0,
  includesTax: false,
  isOfShop: false,
  shippingTax: 0,
  paymentMethod: 'bankTransfer',
  paymentTitle: 'Direct bank transfer',
  payment: 'received',
  startsUnpaid: false,
  answers: [],
  untracked: false,
  release: null,
  completedAt: null,
  retake: null,
  retakenAt: null,
  replacedAt: null,
  newVideo: null,
  promisedDays: null,
  quality: null,
  neededBy: null,
  extension: null,
  nudgedAt: null,
  payBy: null,
  paidAt: '2026-11-02T10:00:00Z',
  transactionId: 'T-1',
  note: '',
  customerId: 14,
  celebrityId: 3,
  celebrityName: 'Danae Vellis',
  storeIsClosed: false,
  billing: { ...address, email: 'iris@example.com', phone: '+30 1' },
  shippingAddress: { ...address, phone: '+30 210 7' },
  trackingId: null,
  lines: [line],
  answerVideo: null,
  fanVideo: null,
  openUpload: null,
  pendingFulfilment: null,
  agreedTexts: [],
  withdrawalTerms: null,
  checkout: null,
  events: [],
  refunds: [],
  paymentEvents: [
    {
      at: '2026-11-02T10:00:00Z',
      from: 'awaiting',
      to: 'received',
      by: 'manager',
      name: 'Mona Desk',
      amount: 8500,
      reference: 'statement 12, line 3',
    },
  ],
};

it('shows the celebrity the fan’s name, and nothing that reaches the fan', () => {
  const seen = orderAsSeenBy({ id: 3, role: 'celebrity' }, order);
  expect(seen.billing).toMatchObject({ firstName: 'Iris', lastName: 'Kalogera' });
  expect(JSON.stringify(seen)).not.toMatch(/example\.com|\+30|Kalogera Ltd|Long street|T-1/);
});

it('shows the celebrity the own words of a rejection, and no one else’s', () => {
  const rejected = { at: '2026-11-02T10:00:00Z', from: 'on-hold', to: 'cancelled' } as const;
  const events = [
    { ...rejected, by: 'administrator', rejection: { reason: 'other', words: 'Never paid.' } },
    { ...rejected, by: 'celebrity', rejection: { reason: 'unclear', words: 'Which Theo?' } },
  ] as const;
  const seen = orderAsSeenBy({ id: 3, role: 'celebrity' }, { ...order, events });
  expect(seen.events.map(({ rejection }) => rejection?.words)).toEqual([undefined, 'Which Theo?']);
  expect(orderAsSeenBy({ id: 14, role: 'fan' }, { ...order, events }).events).toEqual(events);
});

it('shows the celebrity where goods go', () => {
  const goods = { ...order, lines: [{ ...line, service: null }] };
  const seen = orderAsSeenBy({ id: 3, role: 'celebrity' }, goods);
  expect(seen.shippingAddress).toEqual({ ...address, phone: '+30 210 7' });
  expect(isDelivered(seen)).toBe(true);
  expect(isDelivered({ ...seen, shippingAddress: { ...seen.shippingAddress, address1: '' } })).toBe(
    false,
  );
  expect(isDelivered(order)).toBe(false);
  expect(seen.billing.email).toBe('');
});

it('shows all of it to those who run the shop', () => {
  for (const role of ['manager', 'administrator'] as const) {
    expect(orderAsSeenBy({ id: 1, role }, order)).toEqual(order);
  }
});

it('shows the fan all but who booked the money by which line of a statement', () => {
  for (const role of ['fan', 'celebrity'] as const) {
    const { paymentEvents, ...seen } = orderAsSeenBy({ id: 14, role }, order);
    expect(order).toMatchObject(seen);
    expect(paymentEvents).toMatchObject([
      { to: 'received', amount: 8500, name: '', reference: '' },
    ]);
  }
});
