import { expect, it } from 'vitest';

import type { Order } from '#domain/order/order.ts';
import { requestsOf } from './request-record.ts';

const address = {
  firstName: 'Iris',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
};
const line = { productId: 1, name: '', quantity: 1, price: 500, total: 500, image: null };
const order: Order = {
  id: 9,
  number: '9',
  status: 'on-hold',
  createdAt: '2026-06-01T10:00:00Z',
  modifiedAt: '2026-06-01T10:00:00Z',
  total: 1_500,
  shipping: 0,
  tax: 0,
  includesTax: false,
  isOfShop: false,
  shippingTax: 0,
  paymentMethod: 'bankTransfer',
  paymentTitle: '',
  paidAt: null,
  payment: 'awaiting',
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
  transactionId: '',
  note: '',
  customerId: 14,
  celebrityId: 7,
  celebrityName: 'Danae',
  storeIsClosed: false,
  billing: { ...address, email: '', phone: '' },
  shippingAddress: { ...address, phone: '' },
  trackingId: null,
  lines: [
    { ...line, id: 1, service: 'sendMessage', answers: { message: 'Hi' }, fanVideo: null },
    { ...line, id: 2, service: null, answers: {}, fanVideo: null },
    {
      ...line,
      id: 3,
      service: 'sendVideo',
      answers: { description: 'Us' },
      fanVideo: { videoId: 'vi1', bytes: 1 },
    },
  ],
  answerVideo: null,
  fanVideo: null,
  openUpload: null,
  pendingFulfilment: null,
  agreedTexts: [],
  withdrawalTerms: null,
  checkout: null,
  refunds: [],
  paymentEvents: [],
  events: [],
};

it('finds each request of an order again, and takes goods for none', () => {
  expect(requestsOf(order)).toMatchObject([
    { lineId: 1, orderId: 9, service: 'sendMessage', fanName: 'Iris', hasFanVideo: false },
    { lineId: 3, answers: { description: 'Us' }, celebrityName: 'Danae', hasFanVideo: true },
  ]);
});
