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
const noForeignOrigins = 'browsers talk only to the site itself, so no preflight is answered';
const notAServerFault = 'a broken query is the fault of who sent it, not of the server';
const notAskedFor = 'only the part of the schema that the product asks for is there';
const noWayBack = 'an order moves only along the table of moves, for managers as well';

const view = { status: 403, code: 'woocommerce_rest_cannot_view' } as const;
const edit = { status: 403, code: 'woocommerce_rest_cannot_edit' } as const;
const noRoute = { status: 404, code: 'rest_no_route' } as const;
const notLoggedIn = { status: 401, code: 'rest_not_logged_in' } as const;
const noMove = { status: 409, code: 'astera_invalid_transition' } as const;
const badQuery = { status: 400, code: null } as const;
const errorsOnly = { status: 200, code: null } as const;

export const deviations: readonly Deviation[] = [
  { recording: 'auth-cors-preflight', ours: noRoute, why: noForeignOrigins },
  { recording: 'order-patch-cors-preflight', ours: noRoute, why: noForeignOrigins },
  {
    recording: 'auth-refreshable-customer',
    ours: { status: 200, code: null },
    why: 'every token can be refreshed: sessions of one hour are kept alive without the password',
  },
  { recording: 'graphql-categories-with-image', ours: errorsOnly, why: notAskedFor },
  { recording: 'graphql-error-needs-auth', ours: errorsOnly, why: notAskedFor },
  { recording: 'graphql-products', ours: errorsOnly, why: notAskedFor },
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
  { recording: 'order-patch-admin-restore', ours: noMove, why: noWayBack },
  { recording: 'order-patch-manager-back-to-admin-approval', ours: noMove, why: noWayBack },
];
