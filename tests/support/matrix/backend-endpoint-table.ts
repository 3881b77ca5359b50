import type { EndpointRow } from './endpoint-row.ts';
import { endpointsOfAdministrators } from './endpoints-of-administrators.ts';
import { endpointsOfShop } from './endpoints-of-shop.ts';
import type { OwnedThings } from './owned-things.ts';
import { everyone, type Answers } from './persons.ts';

/** Those who run the shop may; anyone else who is signed in may not. */
const shop: Answers = [401, 403, 403, 403, 403, 200, 200];
const shopWrites = ['manager', 'administrator'] as const;
/** Only the app itself may, which has asked its own rules before. */
const appOnly: Answers = [401, 403, 403, 403, 403, 403, 403];
const readers = ['celebrity', 'manager', 'administrator'] as const;
const open = everyone(200);

const anOrder = {
  path: '/wp-json/wc/v3/orders/{}',
  of: ({ order }: OwnedThings) => order('on-hold'),
} as const;
const aProduct = {
  path: '/wp-json/wc/v3/products/{}',
  of: async ({ product }: OwnedThings) => (await product()).id,
} as const;
const aFan = {
  path: '/wp-json/wc/v3/customers/{}',
  of: async ({ people }: OwnedThings) => people.ids.fan,
} as const;
const aStore = {
  path: '/wp-json/wcfmmp/v1/settings/id/{}',
  of: async ({ people }: OwnedThings) => people.ids.celebrity,
} as const;

/** Every endpoint that speaks as WordPress does. */
export const backendEndpoints: readonly EndpointRow[] = [
  {
    methods: 'POST',
    path: '/wp-json/aam/v2/authenticate',
    body: { username: 'fan2', password: 'astera-demo', issueJWT: true },
    answers: open,
  },
  {
    methods: 'POST',
    path: '/wp-json/aam/v2/jwt/refresh',
    body: { jwt: 'guessed' },
    answers: everyone(400),
  },
  {
    methods: 'POST',
    path: '/wp-json/aam/v2/jwt/validate',
    body: { jwt: 'guessed' },
    answers: everyone(400),
  },
  {
    methods: 'POST',
    path: '/wp-json/aam/v2/jwt/revoke',
    body: { jwt: 'guessed' },
    answers: everyone(400),
  },
  {
    methods: 'POST',
    path: '/wp-json/astera/v1/tokens/revoke-others',
    body: { jwt: 'guessed' },
    answers: everyone(400),
  },
  {
    methods: 'GET',
    path: '/wp-json/wp/v2/users/me?context=edit',
    answers: [401, 200, 200, 200, 200, 200, 200],
  },
  {
    methods: 'PATCH PUT POST',
    path: '/wp-json/wp/v2/users/me',
    body: {},
    answers: [401, 200, 200, 200, 200, 200, 200],
  },
  { methods: 'GET', path: '/wp-json/wc/v3/customers', answers: shop },
  {
    methods: 'POST',
    path: '/wp-json/wc/v3/customers',
    body: {},
    answers: [401, 403, 403, 403, 403, 400, 400],
  },
  { methods: 'GET', ...aFan, answers: shop },
  { methods: 'PATCH PUT POST', ...aFan, body: {}, answers: shop },
  { methods: 'POST', path: '/wp-json/astera/v1/vendors', body: {}, answers: appOnly },
  { methods: 'POST', path: '/wp-json/astera/v1/vendors/1/confirm', body: {}, answers: appOnly },
  { methods: 'GET', path: '/wp-json/astera/v1/vendors/names', answers: appOnly },
  { methods: 'GET', path: '/wp-json/astera/v1/vendors/1/approval', answers: appOnly },
  {
    methods: 'POST',
    path: '/wp-json/astera/v1/vendors/1/approval',
    body: { is_approved: true },
    answers: appOnly,
  },
  { methods: 'GET', path: '/wp-json/astera/v1/accounts/1/erasure', answers: appOnly },
  { methods: 'POST', path: '/wp-json/astera/v1/accounts/1/erasure', answers: appOnly },
  { methods: 'GET', path: '/wp-json/astera/v1/identities?user_id=1', answers: appOnly },
  { methods: 'POST', path: '/wp-json/astera/v1/identities', body: {}, answers: appOnly },
  { methods: 'POST', path: '/wp-json/astera/v1/identities/disconnect', body: {}, answers: appOnly },
  { methods: 'POST', path: '/wp-json/astera/v1/identities/sign-in', body: {}, answers: appOnly },
  { methods: 'GET', path: '/wp-json/wcfmmp/v1/store-vendors', answers: open },
  {
    methods: 'GET',
    path: '/wp-json/wcfmmp/v1/store-vendors/{}',
    of: async ({ people }) => people.ids.celebrity,
    answers: open,
  },
  {
    methods: 'GET',
    path: '/wp-json/wcfmmp/v1/store-vendors/{}/products',
    of: async ({ people, product }) => {
      await product();
      return people.ids.celebrity;
    },
    answers: open,
    for: [],
  },
  { methods: 'GET', ...aStore, answers: [401, 403, 403, 200, 403, 403, 200] },
  {
    methods: 'PATCH PUT POST',
    ...aStore,
    body: {},
    answers: [401, 403, 403, 200, 403, 403, 200],
  },
  { methods: 'POST', path: '/wp-json/wp/v2/media?author=1', body: {}, answers: appOnly },
  { methods: 'DELETE', path: '/wp-json/wp/v2/media/1', answers: appOnly },
  {
    methods: 'GET',
    path: '/wp-json/wc/v3/products?status=draft',
    of: ({ product }) => product(),
    answers: [401, 403, 403, 200, 200, 200, 200],
    for: readers,
    shows: true,
  },
  {
    methods: 'POST',
    path: '/wp-json/wc/v3/products',
    body: {},
    answers: [401, 403, 403, 403, 403, 400, 400],
  },
  { methods: 'POST', path: '/wp-json/wc/v3/products/batch', body: {}, answers: shop },
  {
    methods: 'GET',
    ...aProduct,
    answers: [401, 403, 403, 200, 403, 200, 200],
    for: readers,
    shows: true,
  },
  {
    methods: 'PATCH PUT POST',
    ...aProduct,
    body: { regular_price: '1.00' },
    answers: shop,
    for: shopWrites,
  },
  { methods: 'DELETE', ...aProduct, answers: shop, for: shopWrites },
  { methods: 'GET', path: '/wp-json/wp/v2/pages', answers: open },
  { methods: 'GET', path: '/wp-json/wp/v2/pages/999999', answers: everyone(404) },
  { methods: 'GET', path: '/wp-json/astera/v1/facets', answers: open },
  { methods: 'GET', path: '/wp-json/astera/v1/order-counts', answers: shop },
  {
    methods: 'POST',
    path: '/wp-json/astera/v1/quote',
    body: { line_items: [{ product_id: 999_999, quantity: 1 }] },
    answers: [401, 403, 403, 403, 403, 400, 400],
  },
  {
    methods: 'GET',
    path: '/wp-json/astera/v1/sales?vendor=1&after=2026-01-01T00:00:00',
    answers: shop,
  },
  {
    methods: 'GET',
    path: '/wp-json/wc/v3/orders',
    of: ({ order }) => order('on-hold'),
    answers: shop,
    for: shopWrites,
    shows: true,
  },
  {
    methods: 'POST',
    path: '/wp-json/wc/v3/orders',
    body: {},
    answers: [401, 403, 403, 403, 403, 400, 400],
  },
  { methods: 'GET', ...anOrder, answers: shop, for: shopWrites, shows: true },
  {
    methods: 'PATCH PUT POST',
    ...anOrder,
    body: { customer_note: 'Changed.' },
    answers: shop,
    for: shopWrites,
  },
  { methods: 'GET', path: '/wp-json/menus/v1/menus', answers: open },
  { methods: 'GET', path: '/wp-json/menus/v1/menus/footer-menu', answers: open },
  { methods: 'GET', path: '/wp-json/menus/v1/locations/footer-menu', answers: open },
  { methods: 'POST', path: '/graphql', body: { query: '{ __typename }' }, answers: open },
  { methods: 'GET', path: '/graphql?query=%7B__typename%7D', answers: open },
  { methods: 'GET', path: '/wp-json/docs', answers: open },
  { methods: 'GET', path: '/wp-json/docs/openapi.json', answers: open },
  { methods: 'GET', path: '/wp-json', answers: open },
  { methods: 'GET', path: '/wp-json/wc/v3', answers: open },
  ...endpointsOfShop,
  ...endpointsOfAdministrators,
];
