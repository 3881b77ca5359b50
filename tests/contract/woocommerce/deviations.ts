import { pathnameOf, recordings } from './recordings.ts';

/** One answer of a real WordPress that ours differs from on purpose. */
export interface Deviation {
  readonly recording: string;
  /** What ours answers. */
  readonly ours: { readonly status: number; readonly code: string | null };
  readonly why: string;
}

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

/** Every recording that makes something where ours only reads. */
function notMade(path: RegExp, why: string): Deviation[] {
  return recordings
    .filter(({ request }) => request.method === 'POST')
    .filter((recording) => path.test(pathnameOf(recording)))
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
  ...without(
    /^\/wp-json\/wc\/v3\/(settings\/|system_status|shipping\/zones\/\d+\/methods)/,
    'the site’s settings are the app’s own, seen by administrators alone: no storage of orders, tax or mail of WooCommerce is here',
  ),
  ...notMade(
    /^\/wp-json\/wc\/v3\/(taxes\/classes|shipping\/zones|products\/tags)$/,
    'there are no taxes, zones and tags to be made: those that are there are read',
  ),
  ...without(/^\/wp-json\/wc\/v3\/products\/reviews$/, 'no one reviews a celebrity here'),
  ...['auth-bad-unknown-user', 'auth-bad-unknown-email'].map((recording) => ({
    recording,
    ours: { status: 403, code: 'incorrect_password' },
    why: 'a caller without a key learns of no account that it is there: a wrong name is answered as a wrong password is (ADR 0072)',
  })),
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
    why: 'WooCommerce makes an empty order of an unknown product; that would be an order for no one',
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
  {
    recording: 'product-create-manager',
    ours: { status: 400, code: 'rest_invalid_param' },
    why: 'services are virtual and goods are sent: virtual goods are refused, as nothing that is sent is dropped (ADR 0073)',
  },
  { recording: 'product-create-vendor1', ours: create, why: vendorWrites },
  { recording: 'product-update-vendor-own', ours: edit, why: vendorWrites },
  { recording: 'product-update-vendor1', ours: edit, why: vendorWrites },
  { recording: 'order-patch-admin-restore', ours: noMove, why: noWayBack },
  { recording: 'order-patch-manager-back-to-admin-approval', ours: noMove, why: noWayBack },
  {
    recording: 'hpos/discovery-head-home--plain-permalinks',
    ours: { status: 404, code: null },
    why: 'the home page is the app’s, which needs no link to find its back end',
  },
  {
    recording: 'hpos/graphql-product-author',
    ours: { status: 200, code: null },
    why: 'WPGraphQL’s interface of what has an author is not here: products of WooGraphQL have none either',
  },
  {
    recording: 'hpos/order-create-zero-lines',
    ours: { status: 400, code: 'rest_invalid_param' },
    why: 'WooCommerce makes an order of nothing; that would be an order of no one',
  },
  {
    recording: 'hpos/order-delete-force',
    ours: noRoute,
    why: 'orders are never deleted: people paid for them',
  },
  {
    recording: 'hpos/order-patch-vendor1-other-vendors-order',
    ours: edit,
    why: 'no vendor changes another’s order, whatever storage of orders WooCommerce has (ADR 0041)',
  },
  { recording: 'hpos/order-put-manager-completed', ours: noMove, why: noWayBack },
  {
    recording: 'hpos/order-refund-create',
    ours: { status: 400, code: 'rest_invalid_param' },
    why: 'a refund is of an amount, not of lines: an order has one celebrity and is given back as a whole or in part',
  },
  {
    recording: 'hpos/rest-pretty-form--plain-permalinks',
    ours: { status: 200, code: null },
    why: 'addresses are always pretty here, so that no one is led from them',
  },
];
