import { pathnameOf, recordings } from './recordings.ts';

/** One answer of a real WordPress that ours differs from on purpose. */
export interface Deviation {
  readonly recording: string;
  /** What ours answers. */
  readonly ours: { readonly status: number; readonly code: string | null };
  readonly why: string;
}

/** Top-level keys that ours has on top of the recorded ones, by the end of the path. */
export const additions: readonly { path: RegExp; keys: readonly string[]; why: string }[] = [
  {
    path: /\/store-vendors(\/\d+)?$/,
    keys: [
      ...['vendor_title', 'vendor_country', 'vendor_categories', 'vendor_services'],
      'astera_languages',
    ],
    why: 'the marketplace plugin has no title, country, categories and services of a vendor, and no other language',
  },
  {
    path: /\/(?:products|pages|settings\/id)(\/\d+)?$/,
    keys: ['astera_languages'],
    why: 'a text that is not there in the asked language says which one it is in',
  },
];

const vendorRole =
  'vendors have the stock role here: orders are read and changed with the service credential after our own check';
const oneWayIn =
  'only the Authorization header carries a token: a cookie would invite forged requests';
const notAServerFault = 'a broken query is the fault of who sent it, not of the server';
const noWayBack = 'an order moves only along the table of moves, for managers as well';

const vendorWrites =
  'what a celebrity sells is written by the app, which has looked whose it is (ADR 0028)';

const create = { status: 403, code: 'woocommerce_rest_cannot_create' } as const;
const view = { status: 403, code: 'woocommerce_rest_cannot_view' } as const;
const edit = { status: 403, code: 'woocommerce_rest_cannot_edit' } as const;
const noRoute = { status: 404, code: 'rest_no_route' } as const;
const notLoggedIn = { status: 401, code: 'rest_not_logged_in' } as const;
const noMove = { status: 409, code: 'astera_invalid_transition' } as const;
const badQuery = { status: 400, code: null } as const;

function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
}

/** Every recording below a path that ours does not have. */
function without(path: RegExp, why: string): Deviation[] {
  return recordings
    .filter((recording) => path.test(pathnameOf(recording)))
    .filter(({ response: { body } }) => codeOf(body) !== noRoute.code)
    .map(({ name }) => ({ recording: name, ours: noRoute, why }));
}

export const deviations: readonly Deviation[] = [
  ...without(
    /^\/wp-json\/wc\/store\//,
    'the basket lies in the browser and prices are asked anew (ADR 0022): there is no cart on the server',
  ),
  ...without(
    /^\/wp-json\/wcfmmp\/v1\/(?!store-vendors|settings)/,
    'a vendor’s own orders and products go through the app, which asks whose they are (ADR 0028); the recorded ones change other vendors’ too',
  ),
  ...without(
    /^\/wp-json\/wc\/v3\/coupons$/,
    'there are no coupons: a price is what the celebrity asks',
  ),
  ...without(
    /^\/wp-json\/wc\/v3\/payment_gateways$/,
    'how orders are paid is a setting of the site (ADR 0020), which keeps its keys to itself',
  ),
  ...without(/^\/wp-json\/wc\/v3\/shipping\/zones$/, 'shipping has one price, which the site sets'),
  ...without(/^\/wp-json\/wc\/v3\/products\/reviews$/, 'nobody reviews a celebrity here'),
  {
    recording: 'auth-refreshable-customer',
    ours: { status: 200, code: null },
    why: 'every token can be refreshed: sessions of one hour are kept alive without the password',
  },
  { recording: 'graphql-error-malformed-json', ours: badQuery, why: notAServerFault },
  { recording: 'graphql-error-syntax', ours: badQuery, why: notAServerFault },
  { recording: 'me-token-in-authentication-header', ours: notLoggedIn, why: oneWayIn },
  { recording: 'me-token-in-cookie', ours: notLoggedIn, why: oneWayIn },
  { recording: 'me-token-in-query', ours: notLoggedIn, why: oneWayIn },
  {
    recording: 'order-create-manager-bad-product',
    ours: { status: 400, code: 'woocommerce_rest_invalid_product_id' },
    why: 'WooCommerce makes an empty order of an unknown product; that would be an order for nobody',
  },
  {
    recording: 'order-delete-manager',
    ours: noRoute,
    why: 'orders are never deleted: people paid for them',
  },
  { recording: 'order-get-vendor1--plus-edit_others_shop_orders', ours: view, why: vendorRole },
  { recording: 'order-get-vendor1--plus-edit_published_shop_orders', ours: view, why: vendorRole },
  { recording: 'order-get-vendor1--plus-edit_shop_orders', ours: view, why: vendorRole },
  { recording: 'order-get-vendor1--wcfm-capabilities-saved', ours: view, why: vendorRole },
  {
    recording: 'order-get-vendor1-other--plus-edit_others_shop_orders',
    ours: view,
    why: vendorRole,
  },
  { recording: 'order-get-vendor1-other--plus-edit_shop_orders', ours: view, why: vendorRole },
  { recording: 'orders-list-vendor1--plus-edit_others_shop_orders', ours: view, why: vendorRole },
  {
    recording: 'orders-list-vendor1--plus-edit_published_shop_orders',
    ours: view,
    why: vendorRole,
  },
  { recording: 'orders-list-vendor1--plus-edit_shop_orders', ours: view, why: vendorRole },
  { recording: 'orders-list-vendor1--wcfm-capabilities-saved', ours: view, why: vendorRole },
  {
    recording: 'order-patch-vendor-other-vendors-order--plus-edit_others_shop_orders',
    ours: edit,
    why: vendorRole,
  },
  {
    recording: 'order-patch-vendor-other-vendors-order--plus-edit_published_shop_orders',
    ours: edit,
    why: vendorRole,
  },
  {
    recording: 'order-patch-vendor-own-order--plus-edit_others_shop_orders',
    ours: edit,
    why: vendorRole,
  },
  {
    recording: 'order-patch-vendor-own-order--plus-edit_published_shop_orders',
    ours: edit,
    why: vendorRole,
  },
  {
    recording: 'order-patch-vendor-unknown-order--plus-edit_published_shop_orders',
    ours: edit,
    why: vendorRole,
  },
  {
    recording: 'order-patch-vendor-unknown-order--plus-edit_shop_orders',
    ours: edit,
    why: vendorRole,
  },
  {
    recording: 'order-patch-vendor-unknown-order--wcfm-capabilities-saved',
    ours: edit,
    why: vendorRole,
  },
  { recording: 'customers-vendor1--plus-edit_shop_orders', ours: view, why: vendorRole },
  { recording: 'customers-vendor1--wcfm-capabilities-saved', ours: view, why: vendorRole },
  { recording: 'product-create-vendor1', ours: create, why: vendorWrites },
  { recording: 'product-update-vendor-own', ours: edit, why: vendorWrites },
  { recording: 'product-update-vendor1', ours: edit, why: vendorWrites },
  { recording: 'order-patch-admin-restore', ours: noMove, why: noWayBack },
  { recording: 'order-patch-manager-back-to-admin-approval', ours: noMove, why: noWayBack },
];
