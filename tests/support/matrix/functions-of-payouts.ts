import type { FunctionRow } from './function-row.ts';
import type { Answers } from './persons.ts';

const celebrities: Answers = [401, 403, 403, 200, 200, 403, 403];
const managers: Answers = [401, 403, 403, 403, 403, 200, 200];
const administrators: Answers = [401, 403, 403, 403, 403, 403, 200];
/** There is no such run or payout: who may know that is told so. */
const managersOfNothing: Answers = [401, 403, 403, 403, 403, 404, 404];
const none = 999_999_999;

/** Where celebrities are paid to, who pays them, and the figures of the shop. */
export const functionsOfPayouts: Readonly<Record<string, FunctionRow>> = {
  readPayoutBalance: { method: 'GET', answers: celebrities, takesAnything: true },
  readMyPayouts: { method: 'GET', answers: celebrities, takesAnything: true },
  savePayoutAccount: {
    method: 'POST',
    data: { holder: 'Ava Moreno', iban: 'DE89370400440532013000', bic: '', version: 0 },
    answers: celebrities,
    confirmed: true,
  },
  readPayouts: { method: 'GET', answers: managers, takesAnything: true },
  // No one has such a balance: nothing is prepared.
  preparePayouts: {
    method: 'POST',
    data: { chosen: [{ celebrityId: none, cents: 1, end: '3000' }] },
    answers: [401, 403, 403, 403, 403, 409, 409],
    confirmed: true,
  },
  filePayouts: {
    method: 'POST',
    data: { runId: none },
    answers: managersOfNothing,
    confirmed: true,
  },
  sendPayouts: {
    method: 'POST',
    data: { runId: none },
    answers: managersOfNothing,
    confirmed: true,
  },
  undoPayout: {
    method: 'POST',
    data: { id: none, action: 'drop' },
    answers: managersOfNothing,
    confirmed: true,
  },
  readFigures: { method: 'GET', data: {}, answers: managers, takesAnything: true },
  readWithdrawalSetting: { method: 'GET', answers: administrators, takesAnything: true },
  saveWithdrawalRules: {
    method: 'POST',
    of: async ({ versionOf }) => ({
      ...{ days: 14, countries: ['GR', 'DE'] },
      version: await versionOf('readWithdrawalSetting'),
    }),
    answers: administrators,
  },
  readPayoutRules: { method: 'GET', answers: administrators, takesAnything: true },
  savePayoutRules: {
    method: 'POST',
    of: async ({ versionOf }) => ({
      ...{ holdDays: 7, minimum: 2_000, from: null },
      version: await versionOf('readPayoutRules'),
    }),
    answers: administrators,
  },
};
