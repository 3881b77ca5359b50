import type { FunctionRow } from './function-row.ts';
import type { Answers } from './persons.ts';

const managers: Answers = [401, 403, 403, 403, 403, 200, 200];
/** There is no such run or refund: who may know that is told so. */
const managersOfNothing: Answers = [401, 403, 403, 403, 403, 404, 404];
const none = 999_999_999;

/** What fans get back by bank transfer, and who sends it. */
export const functionsOfRefunds: Readonly<Record<string, FunctionRow>> = {
  readRefunds: { method: 'GET', answers: managers, takesAnything: true },
  // There is no such order: nothing is prepared.
  prepareRefunds: {
    method: 'POST',
    data: { chosen: [{ orderId: none, cents: 1, end: '3000' }] },
    answers: [401, 403, 403, 403, 403, 409, 409],
    confirmed: true,
  },
  fileRefunds: {
    method: 'POST',
    data: { runId: none },
    answers: managersOfNothing,
    confirmed: true,
  },
  sendRefunds: {
    method: 'POST',
    data: { runId: none },
    answers: managersOfNothing,
    confirmed: true,
  },
  changeRefund: {
    method: 'POST',
    data: { id: none, action: 'drop' },
    answers: managersOfNothing,
    confirmed: true,
  },
  readReturns: { method: 'GET', answers: managers, takesAnything: true },
  // No one withdrew from it: who may know that is told so.
  markReturned: { method: 'POST', data: { orderId: none }, answers: managersOfNothing },
  readWithdrawal: {
    method: 'GET',
    of: async ({ order }) => ({ orderId: await order('on-hold') }),
    answers: [401, 200, 404, 403, 404, 200, 200],
  },
  readMyWithdrawals: {
    method: 'GET',
    answers: [401, 200, 200, 200, 200, 200, 200],
    takesAnything: true,
  },
  withdrawFromOrder: {
    method: 'POST',
    of: async ({ order }) => ({ orderId: await order('on-hold'), reason: '' }),
    answers: [401, 200, 404, 403, 404, 403, 403],
  },
  readOrderParts: {
    method: 'GET',
    of: async ({ order }) => ({ orderId: await order('on-hold') }),
    answers: [401, 200, 404, 403, 404, 200, 200],
  },
  // It is not paid: those who run the shop are refused as well.
  refundPart: {
    method: 'POST',
    of: async ({ order }) => ({
      orderId: await order('on-hold'),
      ...{ cents: 100, left: 1_000, reason: 'The sound was poor' },
    }),
    answers: [401, 403, 403, 403, 403, 403, 403],
    confirmed: true,
  },
  dropPart: { method: 'POST', data: { id: none }, answers: managersOfNothing, confirmed: true },
  readRefundAccount: {
    method: 'GET',
    of: async ({ owedOrder }) => ({ orderId: await owedOrder() }),
    answers: [401, 200, 404, 403, 404, 403, 403],
    for: ['fan'],
  },
  saveRefundAccount: {
    method: 'POST',
    of: async ({ owedOrder }) => ({
      ...{ orderId: await owedOrder(), version: 0 },
      ...{ holder: 'Katerina Papadaki', iban: 'DE89370400440532013000' },
    }),
    answers: [401, 200, 404, 403, 404, 403, 403],
    confirmed: true,
  },
};
