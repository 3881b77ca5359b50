const request = {
  from: 'Iris',
  to: 'Theo',
  occasion: 'birthday',
  instructions: 'Say hello.',
};
const fanMove = { orderId: 1, action: 'accept', from: 'admin-approval' };
const line = 'b9c2a3e0-4d6f-4a7b-8c1d-2e3f4a5b6c7d';
const checkout = {
  orders: [
    {
      celebrityId: 999_999,
      key: line,
      lines: [
        { kind: 'service', id: line, price: 1, request: { service: 'getVideo', answers: request } },
      ],
    },
  ],
  address: null,
  paymentMethod: 'bankTransfer',
};

const registration = {
  kind: 'fan',
  shopName: '',
  username: 'nobody-of-that-name',
  email: 'nobody@example.test',
  password: 'password1',
};
const goods = {
  title: 'Mug',
  description: 'For tea.',
  price: 1200,
  categoryId: 40,
  stock: null,
  pictures: [],
  status: 'published',
};
const attempt = 'b9c2a3e0-4d6f-4a7b-8c1d-2e3f4a5b6c7d';

export interface ExpectedFunction {
  readonly method: 'GET' | 'POST';
  /** What is sent; a form for what takes files. */
  readonly data?: unknown;
  /** The statuses that nobody, and a fan who forges a privilege, may be answered with. */
  readonly nobody: readonly number[];
  readonly fan: readonly number[];
  /** True where any body at all is fine, since none is looked at. */
  readonly takesAnything?: true;
}

/** Every server function there is. One that is not here is one that nobody thought about: the test fails. */
export const expectedFunctions: Readonly<Record<string, ExpectedFunction>> = {
  readViewer: { method: 'GET', nobody: [200], fan: [200], takesAnything: true },
  readCategories: { method: 'GET', data: { locale: 'en' }, nobody: [200], fan: [200] },
  readCelebrities: { method: 'GET', data: { locale: 'en' }, nobody: [200], fan: [200] },
  readCelebrity: { method: 'GET', data: { id: 999_999, locale: 'en' }, nobody: [404], fan: [404] },
  readCelebrityProducts: {
    method: 'GET',
    data: { id: 999_999, locale: 'en' },
    nobody: [200, 404],
    fan: [200, 404],
  },
  readProducts: { method: 'GET', data: { locale: 'en' }, nobody: [200], fan: [200] },
  readProduct: { method: 'GET', data: { id: 999_999, locale: 'en' }, nobody: [404], fan: [404] },
  readFacets: {
    method: 'GET',
    data: { locale: 'en', kind: 'celebrities' },
    nobody: [200],
    fan: [200],
  },
  readCountries: { method: 'GET', data: { locale: 'en' }, nobody: [200], fan: [200] },
  readSuggestions: {
    method: 'GET',
    data: { locale: 'en', words: 'danae' },
    nobody: [200],
    fan: [200],
  },
  readContentPage: {
    method: 'GET',
    data: { slug: 'no-such-page', locale: 'en' },
    nobody: [404],
    fan: [404],
  },
  readContentBlock: {
    method: 'GET',
    data: { block: 'hero', locale: 'en' },
    nobody: [200],
    fan: [200],
  },
  readContentStyles: { method: 'GET', nobody: [200], fan: [200], takesAnything: true },
  readFooterMenus: { method: 'GET', data: { locale: 'en' }, nobody: [200], fan: [200] },
  readGateIsSet: { method: 'GET', nobody: [200], fan: [200], takesAnything: true },
  readDevices: { method: 'GET', nobody: [401], fan: [200], takesAnything: true },
  signOutElsewhere: { method: 'POST', nobody: [401], fan: [200], takesAnything: true },
  signOutDevice: {
    method: 'POST',
    data: { device: 'A'.repeat(22) },
    nobody: [401],
    fan: [200],
  },
  readConnectedAccounts: { method: 'GET', nobody: [401], fan: [200], takesAnything: true },
  disconnectProvider: {
    method: 'POST',
    data: { issuer: 'https://id.example', current: 'not-the-password', locale: 'en' },
    nobody: [401],
    fan: [422],
  },
  readProfile: { method: 'GET', data: { locale: 'en' }, nobody: [401], fan: [200] },
  // A store is no part of a fan's profile.
  saveProfile: {
    method: 'POST',
    data: { locale: 'en', change: { storeName: 'Mine now' } },
    nobody: [401],
    fan: [403],
  },
  // Who has no store has nothing to sell.
  readOwnServices: { method: 'GET', nobody: [401], fan: [403], takesAnything: true },
  saveOwnServices: { method: 'POST', data: { getVideo: 100 }, nobody: [401], fan: [403] },
  readOwnProducts: {
    method: 'GET',
    data: { locale: 'en', search: { page: 1, search: '', status: null } },
    nobody: [401],
    fan: [403],
  },
  readOwnProduct: { method: 'GET', data: { locale: 'en', id: 1 }, nobody: [401], fan: [403] },
  createOwnProduct: {
    method: 'POST',
    data: { locale: 'en', product: goods },
    nobody: [401],
    fan: [403],
  },
  saveOwnProduct: {
    method: 'POST',
    data: { locale: 'en', id: 1, seen: '', change: { price: 1 } },
    nobody: [401],
    fan: [403],
  },
  deleteOwnProduct: { method: 'POST', data: { locale: 'en', id: 1 }, nobody: [401], fan: [403] },
  readOrders: { method: 'GET', data: { page: 1, status: null }, nobody: [401], fan: [200] },
  readOrder: { method: 'GET', data: { orderId: 999_999 }, nobody: [401], fan: [404] },
  changeOrder: { method: 'POST', data: fanMove, nobody: [401], fan: [403, 404] },
  // Of somebody who does not exist nothing is ordered, and the answer says so.
  placeOrders: { method: 'POST', data: checkout, nobody: [401], fan: [200] },
  readBasketFacts: {
    method: 'GET',
    data: { locale: 'en', lines: [{ kind: 'product', id: line, productId: 999_999 }] },
    nobody: [200],
    fan: [200],
  },
  readPlacedOrders: { method: 'GET', data: { keys: [line] }, nobody: [401], fan: [200] },
  readDeliveryAddress: { method: 'GET', nobody: [401], fan: [200], takesAnything: true },
  readBankAccount: { method: 'GET', nobody: [401], fan: [200], takesAnything: true },
  readBankAccountSetting: { method: 'GET', nobody: [401], fan: [403], takesAnything: true },
  saveBankAccount: {
    method: 'POST',
    data: {
      holder: 'Eve',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFF',
      bankName: '',
      version: 0,
    },
    nobody: [401],
    fan: [403],
  },
  readEarnings: { method: 'GET', data: { page: 1 }, nobody: [401], fan: [403] },
  readCommission: { method: 'GET', nobody: [401], fan: [403], takesAnything: true },
  saveCommission: { method: 'POST', data: { rate: 0, version: 0 }, nobody: [401], fan: [403] },
  readSiteName: { method: 'GET', nobody: [200], fan: [200], takesAnything: true },
  readSiteNameSetting: { method: 'GET', nobody: [401], fan: [403], takesAnything: true },
  saveSiteName: {
    method: 'POST',
    data: { name: 'Mine', version: 0 },
    nobody: [401],
    fan: [403],
  },
  readGate: { method: 'GET', nobody: [401], fan: [403], takesAnything: true },
  saveGate: {
    method: 'POST',
    data: { isClosed: true, password: 'mine alone', version: 0 },
    nobody: [401],
    fan: [403],
  },
  readPeople: {
    method: 'GET',
    data: { page: 1, search: '', only: null },
    nobody: [401],
    fan: [403],
  },
  readPerson: { method: 'GET', data: { id: 1 }, nobody: [401], fan: [403] },
  saveRole: { method: 'POST', data: { id: 1, role: 'administrator' }, nobody: [401], fan: [403] },
  suspendPerson: { method: 'POST', data: { id: 1, reason: 'x' }, nobody: [401], fan: [403] },
  reinstatePerson: { method: 'POST', data: { id: 1 }, nobody: [401], fan: [403] },
  readChangeLog: { method: 'GET', data: { page: 1 }, nobody: [401], fan: [403] },
  readWaiting: { method: 'GET', nobody: [401], fan: [200], takesAnything: true },
  acceptAtDesk: { method: 'POST', data: { orderIds: [1] }, nobody: [401], fan: [403] },
  readDesk: {
    method: 'GET',
    data: { list: 'approvals', age: null, find: '', page: 1 },
    nobody: [401],
    fan: [403],
  },
  changePayment: {
    method: 'POST',
    data: { orderId: 1, action: 'receive', from: 'awaiting', reference: '' },
    nobody: [401],
    fan: [403, 404],
  },
  readCardOffer: { method: 'GET', nobody: [401], fan: [200], takesAnything: true },
  beginUpload: { method: 'POST', data: { orderId: 1, bytes: 1 }, nobody: [401], fan: [403, 404] },
  uploadProgress: {
    method: 'POST',
    data: { orderId: 1, videoId: 'vi1' },
    nobody: [401],
    fan: [403, 404],
  },
  cancelUpload: {
    method: 'POST',
    data: { orderId: 1, videoId: 'vi1' },
    nobody: [401],
    fan: [403, 404],
  },
  relayChunk: { method: 'POST', data: {}, nobody: [401], fan: [422] },
  beginFanUpload: { method: 'POST', data: { bytes: 1 }, nobody: [401], fan: [200] },
  fanUploadProgress: { method: 'GET', data: { videoId: 'vi1' }, nobody: [401], fan: [404] },
  relayFanChunk: { method: 'POST', data: {}, nobody: [401], fan: [422] },
  removeFanUpload: { method: 'POST', data: { videoId: 'vi1' }, nobody: [401], fan: [200] },
  readRequests: { method: 'GET', data: { page: 1 }, nobody: [401], fan: [200] },
  signIn: {
    method: 'POST',
    data: { username: 'nobody-of-that-name', password: 'not-it' },
    nobody: [401],
    fan: [401],
  },
  readSocialProviders: { method: 'GET', nobody: [200], fan: [200], takesAnything: true },
  // Without configuration there is no provider to go to.
  goToProvider: {
    method: 'POST',
    data: { provider: 'main', locale: 'en' },
    nobody: [404],
    fan: [404],
  },
  // A common password is refused before anything is counted or written.
  register: { method: 'POST', data: { registration, locale: 'en' }, nobody: [422], fan: [422] },
  confirmCode: { method: 'POST', data: { attempt, code: '123456' }, nobody: [410], fan: [410] },
  resendCode: { method: 'POST', data: { attempt }, nobody: [200, 429], fan: [200, 429] },
  requestReset: {
    method: 'POST',
    data: { username: 'nobody-of-that-name', locale: 'en' },
    nobody: [200],
    fan: [200],
  },
  resetPassword: {
    method: 'POST',
    data: { token: 'nobodys', password: 'tangerine boat', locale: 'en' },
    nobody: [410],
    fan: [410],
  },
  changePassword: {
    method: 'POST',
    data: { current: 'not it', password: 'tangerine boat', locale: 'en' },
    nobody: [401],
    fan: [422],
  },
  renewVisit: { method: 'POST', nobody: [200], fan: [200], takesAnything: true },
  signOut: { method: 'POST', nobody: [200], fan: [200], takesAnything: true },
};
