import type { FunctionRow } from './function-row.ts';
import { signedIn, type Answers } from './persons.ts';

const locale = 'en';
const goods = {
  title: 'Mug',
  description: 'For tea.',
  price: 1200,
  categoryId: 44,
  stock: null,
  pictures: [],
  status: 'published',
};
/** Who has no store has nothing to sell; an administrator has none either. */
const stores: Answers = [401, 403, 403, 200, 200, 403, 403];
const ownStore: Answers = [401, 403, 403, 200, 404, 403, 403];
const team: Answers = [401, 403, 403, 403, 403, 200, 200];
/** Something that is no one's. */
const noClip: Answers = [401, 403, 403, 404, 404, 403, 403];
const seenClip = { id: '5f0c3d52-6a0e-4a8e-9d39-0b7a55a1c001', version: 1 };
const settings: Answers = [401, 403, 403, 403, 403, 403, 200];

/** The own account and the own shop, and what administrators set. */
export const functionsOfAccounts: Readonly<Record<string, FunctionRow>> = {
  readMyData: { method: 'GET', answers: signedIn(200), takesAnything: true },
  requestMyData: { method: 'POST', data: { locale }, answers: signedIn(200) },
  // No one deletes an account without its password.
  requestDeletion: {
    method: 'POST',
    data: { current: 'not it', locale },
    answers: signedIn(422),
  },
  cancelOwnDeletion: { method: 'POST', answers: signedIn(200), takesAnything: true },
  readPlannedDeletion: { method: 'GET', answers: signedIn(200), takesAnything: true },
  readDevices: { method: 'GET', answers: signedIn(200), takesAnything: true },
  signOutElsewhere: {
    method: 'POST',
    answers: signedIn(200),
    takesAnything: true,
    endsTokens: true,
  },
  // A device of someone else's is none of one's own, and nothing is told of it.
  signOutDevice: {
    method: 'POST',
    of: async ({ fanDevice }) => ({ device: await fanDevice() }),
    answers: signedIn(200),
    for: ['fan'],
  },
  readOwnAddress: { method: 'GET', answers: signedIn(200), takesAnything: true },
  requestAddress: {
    method: 'POST',
    data: { email: 'elsewhere@example.test', current: 'not-the-password', locale },
    answers: signedIn(422),
  },
  // No one has asked for another address.
  applyAddressChange: {
    method: 'POST',
    data: { newCode: '123456', oldCode: '123456', locale },
    answers: signedIn(410),
  },
  cancelAddress: { method: 'POST', answers: signedIn(200), takesAnything: true },
  readConnectedAccounts: { method: 'GET', answers: signedIn(200), takesAnything: true },
  disconnectProvider: {
    method: 'POST',
    data: { issuer: 'https://id.example', current: 'not-the-password', locale },
    answers: signedIn(422),
  },
  changePassword: {
    method: 'POST',
    data: { current: 'not it', password: 'tangerine boat', locale },
    answers: signedIn(422),
  },
  // Who has a celebrity's or a manager's account has an address as well.
  sendAddressCode: { method: 'POST', data: { locale }, answers: signedIn(200) },
  // A code that was never sent, or to someone else, is none.
  confirmAddress: {
    method: 'POST',
    data: { attempt: '3f2f9f50-6a9e-4c7e-9b57-2f4b6c1f7d10', code: '123456' },
    answers: signedIn(410),
  },
  readProfile: { method: 'GET', data: { locale }, answers: signedIn(200) },
  // A store is part of a celebrity's profile only.
  saveProfile: {
    method: 'POST',
    data: { locale, change: { description: 'Mine now' } },
    answers: stores,
  },
  readApplication: { method: 'GET', data: { locale }, answers: stores },
  // Who is listed has nothing to apply for.
  saveApplication: {
    method: 'POST',
    data: { locale, words: { links: [], message: '' } },
    answers: [401, 403, 403, 409, 409, 403, 403],
  },
  applyAsCelebrity: {
    method: 'POST',
    data: { locale, words: { links: ['https://example.org/me'], message: '' } },
    answers: [401, 403, 403, 409, 409, 403, 403],
  },
  readApplications: { method: 'GET', data: { locale, page: 1 }, answers: team },
  readApplicationCount: { method: 'GET', answers: team, takesAnything: true },
  // What was shown is not what is there.
  approveApplicant: {
    method: 'POST',
    data: { locale, accountId: 1, seen: '1.a' },
    answers: [401, 403, 403, 403, 403, 409, 409],
  },
  declineApplicant: {
    method: 'POST',
    data: { locale, accountId: 1, seen: '1.a', reason: 'not-proven', words: '' },
    answers: [401, 403, 403, 403, 403, 409, 409],
  },
  readMyClips: { method: 'GET', answers: stores, takesAnything: true },
  // No such upload, order or clip is anyone's.
  addClip: {
    method: 'POST',
    data: { videoId: 'vi0', durationMs: null, language: locale },
    answers: noClip,
  },
  addClipOfOrder: { method: 'POST', data: { orderId: 999_999, language: locale }, answers: noClip },
  editClip: {
    method: 'POST',
    data: { ...seenClip, title: 'Hello', captions: [], language: locale },
    answers: noClip,
  },
  replaceClipFile: {
    method: 'POST',
    data: { ...seenClip, videoId: 'vi0', durationMs: null },
    answers: noClip,
  },
  sendClip: { method: 'POST', data: seenClip, answers: noClip },
  takeBackClip: { method: 'POST', data: seenClip, answers: noClip },
  deleteClip: { method: 'POST', data: { id: seenClip.id }, answers: noClip },
  placeClips: { method: 'POST', data: { ids: [] }, answers: stores },
  beginClipUpload: { method: 'POST', data: { bytes: 1 }, answers: stores },
  clipUploadProgress: { method: 'GET', data: { videoId: 'vi0' }, answers: noClip },
  cancelClipUpload: { method: 'POST', data: { videoId: 'vi0' }, answers: noClip },
  readWaitingClips: { method: 'GET', data: { locale, page: 1 }, answers: team },
  readClipCount: { method: 'GET', answers: team, takesAnything: true },
  approveWaitingClip: {
    method: 'POST',
    data: seenClip,
    answers: [401, 403, 403, 403, 403, 409, 409],
  },
  declineWaitingClip: {
    method: 'POST',
    data: { ...seenClip, words: 'Too dark.' },
    answers: [401, 403, 403, 403, 403, 409, 409],
  },
  readOwnServices: { method: 'GET', answers: stores, takesAnything: true },
  saveOwnServices: {
    method: 'POST',
    data: { getVideo: { price: 100, promisedDays: 7 } },
    answers: stores,
  },
  readOwnAvailability: { method: 'GET', answers: stores, takesAnything: true },
  // Holidays that are long over are not kept: no one is closed by this.
  saveOwnAvailability: {
    method: 'POST',
    data: {
      ...{ timeZone: 'UTC', perDay: null, perWeek: null, version: 0 },
      holidays: [{ from: '2026-01-01', to: '2026-01-02' }],
    },
    answers: stores,
  },
  readReopenAlert: {
    method: 'GET',
    of: async ({ people }) => ({ celebrityId: people.ids.celebrity }),
    answers: signedIn(200),
  },
  setReopenAlert: {
    method: 'POST',
    of: async ({ people }) => ({ celebrityId: people.ids.celebrity, wanted: false, locale }),
    answers: signedIn(200),
  },
  readOwnProducts: {
    method: 'GET',
    of: async ({ product }) => {
      await product();
      return { locale, search: { page: 1, search: '', status: 'draft' } };
    },
    answers: stores,
    for: ['celebrity'],
    shows: true,
  },
  readOwnProduct: {
    method: 'GET',
    of: async ({ product }) => ({ locale, id: (await product()).id }),
    answers: ownStore,
    for: ['celebrity'],
    shows: true,
  },
  createOwnProduct: { method: 'POST', data: { locale, product: goods }, answers: stores },
  saveOwnProduct: {
    method: 'POST',
    of: async ({ product }) => ({ locale, ...(await product()), change: { price: 1 } }),
    answers: ownStore,
    for: ['celebrity'],
  },
  deleteOwnProduct: {
    method: 'POST',
    of: async ({ product }) => ({ locale, id: (await product()).id }),
    answers: ownStore,
    for: ['celebrity'],
  },
  readBankAccountSetting: { method: 'GET', answers: settings, takesAnything: true },
  saveBankAccount: {
    method: 'POST',
    of: async ({ versionOf }) => ({
      holder: 'Astera',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFF',
      bankName: '',
      version: await versionOf('readBankAccountSetting'),
    }),
    answers: settings,
    confirmed: true,
  },
  readVatRules: { method: 'GET', answers: settings, takesAnything: true },
  saveVatRules: {
    method: 'POST',
    of: async ({ versionOf }) => ({
      ...{ standing: 'registered', country: 'GR', taxNumber: '', rate: '24', exemption: '' },
      version: await versionOf('readVatRules'),
    }),
    answers: settings,
  },
  readWorkRules: { method: 'GET', answers: settings, takesAnything: true },
  saveWorkRules: {
    method: 'POST',
    of: async ({ versionOf }) => ({
      paidFirst: true,
      version: await versionOf('readWorkRules'),
    }),
    answers: settings,
  },
  readCommission: { method: 'GET', answers: settings, takesAnything: true },
  saveCommission: {
    method: 'POST',
    of: async ({ versionOf }) => ({ rate: 1500, version: await versionOf('readCommission') }),
    answers: settings,
  },
};
