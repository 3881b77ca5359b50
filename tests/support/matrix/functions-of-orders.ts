import type { FunctionRow } from './function-row.ts';
import { signedIn, type Answers } from './persons.ts';

const people = ['fan', 'celebrity', 'manager', 'administrator'] as const;
const desk = ['manager', 'administrator'] as const;
const noReport = 999_999;
const managersOfNothing: Answers = [401, 403, 403, 403, 403, 404, 404];

/** What is read of orders and done with them and their money. */
export const functionsOfOrders: Readonly<Record<string, FunctionRow>> = {
  readOrders: {
    method: 'GET',
    of: async ({ order }) => {
      await order('on-hold');
      return { page: 1, status: null };
    },
    answers: signedIn(200),
    for: people,
    shows: true,
  },
  readRequests: {
    method: 'GET',
    of: async ({ order }) => {
      await order('on-hold');
      return { page: 1 };
    },
    answers: signedIn(200),
    for: people,
    shows: true,
  },
  readOrder: {
    method: 'GET',
    of: async ({ order }) => ({ orderId: await order('on-hold') }),
    answers: [401, 200, 404, 200, 404, 200, 200],
    for: people,
    shows: true,
  },
  changeOrder: {
    method: 'POST',
    of: async ({ order }) => ({
      orderId: await order('on-hold', true),
      action: 'accept',
      from: 'on-hold',
    }),
    answers: [401, 403, 404, 200, 404, 403, 200],
    for: ['celebrity', 'administrator'],
  },
  undoSending: {
    method: 'POST',
    of: ({ pendingFulfilment }) => pendingFulfilment(),
    answers: [401, 403, 404, 200, 404, 403, 200],
    for: ['celebrity', 'administrator'],
  },
  decideAtDesk: {
    method: 'POST',
    of: async ({ order }) => ({ action: 'accept', orderIds: [await order('admin-approval')] }),
    answers: [401, 403, 403, 403, 403, 200, 200],
    for: desk,
  },
  releaseUnpaidOrder: {
    method: 'POST',
    of: async ({ order }) => ({ orderId: await order('on-hold'), reason: 'A regular customer.' }),
    answers: [401, 403, 404, 403, 404, 200, 200],
    for: desk,
  },
  // Nothing of it is delivered: whose turn it would be is told so.
  askForNewTake: {
    method: 'POST',
    of: async ({ order }) => ({ orderId: await order('on-hold'), reason: 'no-sound', words: '' }),
    answers: [401, 409, 404, 403, 404, 403, 403],
  },
  replaceVideo: {
    method: 'POST',
    of: async ({ order }) => ({ orderId: await order('on-hold'), videoId: 'vi1' }),
    answers: [401, 403, 404, 409, 404, 403, 409],
  },
  // Nothing of it is due yet: whose turn it would be is told so.
  giveMoreTime: {
    method: 'POST',
    of: async ({ order }) => ({ orderId: await order('on-hold') }),
    answers: [401, 409, 404, 403, 404, 403, 403],
  },
  remindOfOrder: {
    method: 'POST',
    of: async ({ order }) => ({ orderId: await order('on-hold') }),
    answers: [401, 409, 404, 403, 404, 403, 403],
  },
  cancelMyOrder: {
    method: 'POST',
    of: async ({ order }) => ({ orderId: await order('on-hold') }),
    answers: [401, 200, 404, 403, 404, 403, 403],
  },
  adoptShopOrder: {
    method: 'POST',
    of: async ({ order }) => ({ orderId: await order('on-hold') }),
    answers: [401, 403, 403, 403, 403, 200, 200],
    for: desk,
  },
  readDesk: {
    method: 'GET',
    of: async ({ order }) => ({
      list: 'approvals',
      age: null,
      find: String(await order('admin-approval')),
      page: 1,
    }),
    answers: [401, 403, 403, 403, 403, 200, 200],
    for: desk,
    shows: true,
  },
  readBankDesk: {
    method: 'GET',
    data: { list: 'certain', page: 1 },
    answers: [401, 403, 403, 403, 403, 200, 200],
  },
  findOrdersForBankLine: {
    method: 'GET',
    data: { find: '1' },
    answers: [401, 403, 403, 403, 403, 200, 200],
    for: desk,
  },
  // There are no such lines: who may know that is told so.
  confirmBankLines: {
    method: 'POST',
    data: { lineIds: [noReport] },
    answers: [401, 403, 403, 403, 403, 200, 200],
    for: desk,
  },
  assignBankLine: {
    method: 'POST',
    data: { lineId: noReport, shares: [], restGoesBack: true },
    answers: managersOfNothing,
    for: desk,
  },
  ignoreBankLine: {
    method: 'POST',
    data: { lineId: noReport, note: 'Rent' },
    answers: [401, 403, 403, 403, 403, 409, 409],
    for: desk,
  },
  reopenBankLine: {
    method: 'POST',
    data: { lineId: noReport },
    answers: managersOfNothing,
    for: desk,
  },
  returnBankCredit: {
    method: 'POST',
    data: { lineId: noReport, cents: 1 },
    answers: [401, 403, 403, 403, 403, 409, 409],
    confirmed: true,
    for: desk,
  },
  matchBankLines: {
    method: 'POST',
    answers: [401, 403, 403, 403, 403, 200, 200],
    takesAnything: true,
    for: desk,
  },
  readReports: {
    method: 'GET',
    data: { list: 'open', page: 1 },
    answers: [401, 403, 403, 403, 403, 200, 200],
  },
  // There is no such report: who may know that is told so.
  readReportCase: { method: 'GET', data: { id: noReport }, answers: managersOfNothing },
  decideReport: {
    method: 'POST',
    data: {
      reportIds: [noReport],
      decision: { action: 'none', facts: 'We looked.', ground: 'terms', groundText: '' },
    },
    answers: managersOfNothing,
  },
  answerToObjection: {
    method: 'POST',
    data: { reportId: noReport, outcome: 'kept', answer: 'No.' },
    answers: managersOfNothing,
  },
  readWaiting: { method: 'GET', answers: signedIn(200), takesAnything: true },
  placeOrders: {
    method: 'POST',
    of: ({ checkout }) => checkout(),
    answers: [401, 200, 200, 403, 403, 403, 200],
  },
  readQuotes: {
    method: 'POST',
    of: async ({ checkout }) => {
      const { orders } = await checkout();
      const asked = orders.map(({ key, celebrityId }) => ({
        celebrityId,
        lines: [{ kind: 'service', id: key, celebrityId, service: 'sendMessage' }],
      }));
      return { orders: asked, address: null };
    },
    answers: [401, 200, 200, 403, 403, 403, 200],
  },
  readPlacedOrders: {
    method: 'GET',
    of: async ({ placedKey }) => ({ keys: [await placedKey()] }),
    answers: signedIn(200),
    for: ['fan'],
    shows: true,
  },
  readDeliveryAddress: { method: 'GET', answers: signedIn(200), takesAnything: true },
  readWithdrawalRules: { method: 'GET', answers: signedIn(200), takesAnything: true },
  readTextsInForce: { method: 'GET', data: { locale: 'en' }, answers: signedIn(200) },
  readBankAccount: { method: 'GET', answers: signedIn(200), takesAnything: true },
  readCardOffer: { method: 'GET', answers: signedIn(200), takesAnything: true },
  readCheckoutOrders: {
    method: 'GET',
    of: async ({ order }) => ({ orderId: await order('on-hold') }),
    answers: [401, 200, 404, 200, 404, 200, 200],
    for: people,
  },
  readOrderDocuments: {
    method: 'GET',
    of: async ({ order }) => ({ orderId: await order('on-hold') }),
    answers: [401, 200, 404, 403, 404, 200, 200],
    for: ['fan', ...desk],
  },
  // There is no such order: who may know that is told so.
  receiveCheckout: {
    method: 'POST',
    data: { checkout: '1C00000001', orderIds: [noReport], amount: 100, reference: '' },
    answers: managersOfNothing,
  },
  changePayment: {
    method: 'POST',
    of: async ({ order }) => ({
      orderId: await order('on-hold'),
      action: 'receive',
      from: 'awaiting',
      reference: '',
    }),
    answers: [401, 403, 404, 403, 404, 200, 200],
    for: desk,
  },
  readEarnings: {
    method: 'GET',
    data: { page: 1 },
    answers: [401, 403, 403, 200, 200, 403, 403],
  },
};
