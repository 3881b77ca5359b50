/** An answer that no one recorded, and where the public source of what is installed shows it. */
export interface Sourced {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The path without its ids. */
  readonly path: string;
  readonly status: number;
  /** File and line, of the versions that the recordings name. */
  readonly source: string;
  /** What it looks like; without one it has the form of what was recorded of the same resource. */
  readonly like?: unknown;
  /** Whether `like` has only the keys that were not recorded. */
  readonly isSome?: boolean;
}

const core = 'WordPress 6.8.8, wp-includes/rest-api/endpoints';
const posts = `${core}/class-wp-rest-posts-controller.php`;
const files = `${core}/class-wp-rest-attachments-controller.php`;
const users = `${core}/class-wp-rest-users-controller.php`;
const shop = 'WooCommerce 9.9.5, includes/rest-api/Controllers';

const rendered = { rendered: '' };

/** What posts of every type have. */
const post = {
  id: 1,
  date: '',
  date_gmt: '',
  guid: rendered,
  modified: '',
  modified_gmt: '',
  slug: '',
  status: '',
  type: '',
  link: '',
  title: rendered,
  author: 1,
  featured_media: 0,
  comment_status: '',
  ping_status: '',
  template: '',
  meta: [],
  class_list: [''],
};

/** A page as everyone sees it. */
export const pageLike = {
  ...post,
  content: { rendered: '', protected: false },
  excerpt: { rendered: '', protected: false },
  parent: 0,
  menu_order: 0,
};

/** A file of the media library as everyone sees it. */
export const fileLike = {
  ...post,
  description: rendered,
  caption: rendered,
  alt_text: '',
  media_type: 'image',
  mime_type: '',
  media_details: {},
  post: null,
  source_url: '',
};

/** A refund as `hpos/order-refund-create` has it, of an amount instead of lines. */
export const refundLike = {
  id: 1,
  date_created: '',
  date_created_gmt: '',
  amount: '',
  reason: '',
  refunded_by: 1,
  refunded_payment: false,
  meta_data: [],
  line_items: [],
  shipping_lines: [],
  tax_lines: [],
  fee_lines: [],
  _links: {},
};

const orderRefunds = '/wp-json/wc/v3/orders/{id}/refunds';
const refundsController = `${shop}/Version2/class-wc-rest-order-refunds-v2-controller.php`;
const pages = '/wp-json/wp/v2/pages';
const media = '/wp-json/wp/v2/media';
const people = '/wp-json/wp/v2/users';
const customers = '/wp-json/wc/v3/customers';
const currency = '/wp-json/wc/v3/data/currencies/current';

function refusal(
  method: Sourced['method'],
  path: string,
  [status, code]: readonly [number, string],
  source: string,
): Sourced {
  return { method, path, status, source, like: { code, message: '', data: { status } } };
}

const metaSource = `${shop}/Version2/class-wc-rest-customers-v2-controller.php:80`;
const meta = { meta_data: [{ id: 1, key: '', value: '' }] };
const authentication = 'WooCommerce 9.9.5, includes/class-wc-rest-authentication.php:587';

/** Everything that the recorded WordPress answers though no one recorded it. */
export const sourced: readonly Sourced[] = [
  { method: 'GET', path: pages, status: 200, source: `${posts}:1845`, like: [pageLike] },
  refusal('GET', pages, [401, 'rest_forbidden_context'], `${posts}:166`),
  { method: 'GET', path: media, status: 200, source: `${files}:850`, like: [fileLike] },
  { method: 'GET', path: `${media}/{id}`, status: 200, source: `${files}:850`, like: fileLike },
  { method: 'POST', path: media, status: 201, source: `${files}:850`, like: fileLike },
  refusal('POST', media, [401, 'rest_cannot_create'], `${posts}:708`),
  refusal('POST', media, [403, 'rest_cannot_create'], `${posts}:708`),
  refusal('GET', `${media}/{id}`, [404, 'rest_post_invalid_id'], `${posts}:547`),
  refusal('DELETE', `${media}/{id}`, [401, 'rest_cannot_delete'], `${posts}:1065`),
  { method: 'GET', path: people, status: 200, source: `${users}:1034` },
  { method: 'GET', path: `${people}/{id}`, status: 200, source: `${users}:1034` },
  { method: 'POST', path: `${people}/{id}`, status: 200, source: `${users}:1034` },
  refusal('GET', people, [401, 'rest_forbidden_context'], `${users}:222`),
  refusal('GET', people, [403, 'rest_forbidden_context'], `${users}:222`),
  refusal('GET', `${people}/{id}`, [404, 'rest_user_invalid_id'], `${users}:445`),
  { method: 'GET', path: customers, status: 200, source: metaSource, like: [meta], isSome: true },
  { method: 'POST', path: customers, status: 201, source: metaSource, like: meta, isSome: true },
  {
    method: 'POST',
    path: `${customers}/{id}`,
    status: 200,
    source: `${shop}/Version1/class-wc-rest-customers-v1-controller.php:456`,
  },
  refusal(
    'GET',
    '/wp-json/wc/v3/orders/{id}',
    [404, 'woocommerce_rest_shop_order_invalid_id'],
    `${shop}/Version3/class-wc-rest-crud-controller.php:140`,
  ),
  refusal(
    'GET',
    `${customers}/{id}`,
    [404, 'woocommerce_rest_invalid_id'],
    `${shop}/Version1/class-wc-rest-customers-v1-controller.php:441`,
  ),
  ...['email', 'username'].map((what) =>
    refusal(
      'POST',
      customers,
      [400, `registration-error-${what}-exists`],
      'WooCommerce 9.9.5, includes/wc-user-functions.php:63',
    ),
  ),
  {
    method: 'GET',
    path: currency,
    status: 200,
    source: `${shop}/Version3/class-wc-rest-data-currencies-controller.php:144`,
    like: { code: '', name: '', symbol: '' },
  },
  {
    method: 'DELETE',
    path: '/wp-json/wp/v2/media/{id}',
    status: 200,
    source: `${posts}:1134`,
    like: { deleted: true, previous: fileLike },
  },
  {
    method: 'DELETE',
    path: '/wp-json/wc/v3/products/{id}',
    status: 200,
    source: `${shop}/Version3/class-wc-rest-crud-controller.php:455`,
  },
  refusal(
    'POST',
    '/wp-json/wc/v3/products/batch',
    [403, 'woocommerce_rest_cannot_batch'],
    `${shop}/Version3/class-wc-rest-posts-controller.php:134`,
  ),
  {
    method: 'GET',
    path: '/wp-json/wc/v3/system_status',
    status: 200,
    source: `${shop}/Version2/class-wc-rest-system-status-v2-controller.php:1010`,
    like: { environment: { language: '' } },
    isSome: true,
  },
  {
    method: 'POST',
    path: '/wp-json/wc/store/v1/cart/select-shipping-rate',
    status: 200,
    source: 'WooCommerce 9.9.5, src/StoreApi/Routes/V1/CartSelectShippingRate.php:71',
  },
  ...(
    [
      ['not_purchasable', 1182],
      ['out_of_stock', 263],
      ['partially_out_of_stock', 279],
    ] as const
  ).map(([what, line]) =>
    refusal(
      'POST',
      '/wp-json/wc/store/v1/cart/add-item',
      [400, `woocommerce_rest_product_${what}`],
      `WooCommerce 9.9.5, src/StoreApi/Utilities/CartController.php:${line}`,
    ),
  ),
  {
    ...{ method: 'GET', path: orderRefunds, status: 200 },
    ...{ source: `${refundsController}:141`, like: [refundLike] },
  },
  {
    ...{ method: 'DELETE', path: `${orderRefunds}/{id}`, status: 200 },
    ...{ source: `${refundsController}:141`, like: refundLike },
  },
  // No path with a number below nothing.
  refusal(
    'GET',
    '/wp-json/wc/v3/orders/-1',
    [404, 'rest_no_route'],
    `${shop}/Version2/class-wc-rest-orders-v2-controller.php:90`,
  ),
  ...['orders', 'orders/{id}', 'products', 'products/{id}', 'customers', 'customers/{id}'].map(
    (path) =>
      refusal(
        'POST',
        `/wp-json/wc/v3/${path}`,
        [401, 'woocommerce_rest_authentication_error'],
        authentication,
      ),
  ),
];
