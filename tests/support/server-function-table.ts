const request = {
  from: 'Iris',
  to: 'Theo',
  occasion: 'birthday',
  instructions: 'Say hello.',
};
const fanMove = { orderId: 1, action: 'accept', from: 'admin-approval' };
const checkout = {
  celebrityId: 1,
  price: 1,
  idempotencyKey: 'b9c2a3e0-4d6f-4a7b-8c1d-2e3f4a5b6c7d',
  paymentMethod: 'bankTransfer',
  answers: request,
};

const registration = {
  kind: 'fan',
  shopName: '',
  username: 'nobody-of-that-name',
  email: 'nobody@example.test',
  password: 'password1',
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
  readOrders: { method: 'GET', data: { page: 1 }, nobody: [401], fan: [200] },
  readOrder: { method: 'GET', data: { orderId: 999_999 }, nobody: [401], fan: [404] },
  changeOrder: { method: 'POST', data: fanMove, nobody: [401], fan: [403, 404] },
  placeOrder: { method: 'POST', data: checkout, nobody: [401], fan: [404] },
  readBankAccount: { method: 'GET', nobody: [401], fan: [200], takesAnything: true },
  beginUpload: { method: 'POST', data: { orderId: 1, bytes: 1 }, nobody: [401], fan: [403, 404] },
  uploadProgress: {
    method: 'POST',
    data: { orderId: 1, videoId: 'vi1' },
    nobody: [401],
    fan: [403, 404],
  },
  relayChunk: { method: 'POST', data: {}, nobody: [401], fan: [422] },
  signIn: {
    method: 'POST',
    data: { username: 'nobody-of-that-name', password: 'not-it' },
    nobody: [401],
    fan: [401],
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
