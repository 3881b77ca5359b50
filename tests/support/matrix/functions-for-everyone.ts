import type { FunctionRow } from './function-row.ts';
import { everyone } from './persons.ts';

const locale = 'en';
const registration = {
  kind: 'fan',
  shopName: '',
  username: 'anonymous-of-that-name',
  email: 'anonymous@example.test',
  password: 'password1',
};
const someoneNew = () => Promise.resolve({ attempt: crypto.randomUUID() });

/** What is read and done without being signed in: the shop, and the ways in. */
export const functionsForEveryone: Readonly<Record<string, FunctionRow>> = {
  readViewer: { method: 'GET', answers: everyone(200), takesAnything: true },
  readCategories: { method: 'GET', data: { locale }, answers: everyone(200) },
  readCelebrities: { method: 'GET', data: { locale }, answers: everyone(200) },
  readCelebrity: {
    method: 'GET',
    of: async ({ people }) => ({ id: people.ids.celebrity, locale }),
    answers: everyone(200),
  },
  readClips: {
    method: 'GET',
    of: async ({ people }) => ({ id: people.ids.celebrity }),
    answers: everyone(200),
  },
  readReviews: {
    method: 'GET',
    of: async ({ people }) => ({ celebrityId: people.ids.celebrity }),
    answers: everyone(200),
  },
  readCards: { method: 'GET', data: { ids: [999_999], locale }, answers: everyone(200) },
  readCelebrityProducts: {
    method: 'GET',
    // Drafts are among them, and are not for the shop to show.
    of: async ({ people, product }) => {
      await product();
      return { id: people.ids.celebrity, locale };
    },
    answers: everyone(200),
    for: [],
  },
  readProducts: { method: 'GET', data: { locale }, answers: everyone(200) },
  readProduct: {
    method: 'GET',
    of: async ({ product }) => ({ id: (await product()).id, locale }),
    answers: everyone(404),
  },
  readFacets: { method: 'GET', data: { locale, kind: 'celebrities' }, answers: everyone(200) },
  readCountries: { method: 'GET', data: { locale }, answers: everyone(200) },
  readSuggestions: { method: 'GET', data: { locale, words: 'danae' }, answers: everyone(200) },
  // What is not published is there for no one, no matter who asks.
  readContentPage: {
    method: 'GET',
    of: async ({ page }) => ({ slug: (await page()).slug, locale }),
    answers: everyone(404),
    for: [],
  },
  readContentBlock: { method: 'GET', data: { block: 'hero', locale }, answers: everyone(200) },
  readContentStyles: { method: 'GET', answers: everyone(200), takesAnything: true },
  readFooterMenus: { method: 'GET', data: { locale }, answers: everyone(200) },
  readSeller: { method: 'GET', answers: everyone(200), takesAnything: true },
  // It was public when someone agreed to it.
  readPastText: { method: 'GET', data: { hash: '0'.repeat(64) }, answers: everyone(404) },
  readReportTarget: {
    method: 'GET',
    of: async ({ people }) => ({
      target: { kind: 'profile', id: people.ids.celebrity },
      locale,
    }),
    answers: everyone(200),
  },
  // The answer to an order is its buyer's to report; a secret that opens no decision opens nothing.
  reportThing: {
    method: 'POST',
    of: async ({ answeredOrder }) => ({
      target: { kind: 'answer', id: await answeredOrder() },
      report: {
        reason: 'other',
        explanation: 'It is not mine.',
        name: '',
        email: '',
        inGoodFaith: 'yes',
      },
      locale,
    }),
    answers: [404, 200, 404, 404, 404, 404, 404],
  },
  checkVideoFile: {
    method: 'POST',
    data: { fileHash: 'a'.repeat(64) },
    answers: everyone(200),
  },
  checkVideoLink: {
    method: 'POST',
    data: { link: 'https://elsewhere.example/gift/guessed' },
    answers: everyone(422),
  },
  // No one has such a link.
  readGift: { method: 'POST', data: { token: 'guessed' }, answers: everyone(404) },
  watchGift: {
    method: 'POST',
    data: { token: 'guessed', visitId: 'b9c2a3e0-4d6f-4a7b-8c1d-2e3f4a5b6c7d' },
    answers: everyone(404),
  },
  reportReceivedGift: {
    method: 'POST',
    data: {
      token: 'guessed',
      report: {
        ...{ reason: 'other', explanation: 'It is not for me.', name: '', email: '' },
        inGoodFaith: 'yes',
      },
      locale,
    },
    answers: everyone(404),
  },
  readStatement: { method: 'POST', data: { token: 'guessed' }, answers: everyone(410) },
  objectToDecision: {
    method: 'POST',
    data: { token: 'guessed', objection: 'No.' },
    answers: everyone(410),
  },
  readGateIsSet: { method: 'GET', answers: everyone(200), takesAnything: true },
  readBasketFacts: {
    method: 'GET',
    of: async ({ product }) => {
      const { id } = await product();
      return { locale, lines: [{ kind: 'product', id: crypto.randomUUID(), productId: id }] };
    },
    answers: everyone(200),
    for: [],
  },
  signIn: {
    method: 'POST',
    of: () => Promise.resolve({ username: `anonymous-${crypto.randomUUID()}`, password: 'not-it' }),
    answers: everyone(401),
  },
  readSocialProviders: { method: 'GET', answers: everyone(200), takesAnything: true },
  readNewcomer: { method: 'GET', answers: everyone(200), takesAnything: true },
  // No one comes back from a provider here.
  joinByProvider: { method: 'POST', data: { locale }, answers: everyone(410) },
  // Without configuration there is no provider to go to.
  goToProvider: {
    method: 'POST',
    data: { provider: 'main', locale },
    answers: everyone(404),
  },
  // A common password is refused before anything is counted or written.
  register: { method: 'POST', data: { registration, locale }, answers: everyone(422) },
  confirmCode: {
    method: 'POST',
    of: async () => ({ ...(await someoneNew()), kind: 'fan', code: '123456' }),
    answers: everyone(410),
  },
  resendCode: {
    method: 'POST',
    of: async () => ({ ...(await someoneNew()), kind: 'celebrity' }),
    answers: everyone(200),
  },
  requestReset: {
    method: 'POST',
    of: () => Promise.resolve({ username: `anonymous-${crypto.randomUUID()}`, locale }),
    answers: everyone(200),
  },
  resetPassword: {
    method: 'POST',
    data: { token: 'unknown', password: 'tangerine boat', locale },
    answers: everyone(410),
  },
  renewVisit: { method: 'POST', answers: everyone(200), takesAnything: true },
  signOut: { method: 'POST', answers: everyone(200), takesAnything: true, endsSession: true },
};
