import {
  direction,
  type Endpoint,
  force,
  language,
  longPaging,
  narrowing,
  ours,
  paging,
  write,
} from './endpoint-types.ts';
import { dataEndpoints } from './endpoints-data.ts';
import { orderEndpoints } from './endpoints-orders.ts';
import { peopleEndpoints } from './endpoints-people.ts';
import { productEndpoints } from './endpoints-products.ts';

const stores = '/wp-json/wcfmmp/v1';
const pages = '/wp-json/wp/v2/pages';
/** Returns texts as stored. */
const editing = { context: ['view', 'edit'] } as const;

type Untagged = Omit<Endpoint, 'tag'>;

const storefront: readonly Untagged[] = [
  {
    methods: 'GET',
    path: `${stores}/store-vendors`,
    does: 'Lists celebrities.',
    audience: 'everyone',
    query: {
      ...longPaging,
      ...language,
      search: 'text',
      country: 'text',
      category: 'text',
      min_price: 'price',
      max_price: 'price',
      promised_within: 'number',
      orderby: ['id', 'date', 'name', 'price'],
      order: direction,
    },
    answer: { list: 'Vendor' },
  },
  {
    methods: 'GET',
    path: `${stores}/store-vendors/{id}`,
    does: 'Reads a celebrity with the services on offer.',
    audience: 'everyone',
    query: language,
    answer: 'Vendor',
  },
  {
    methods: 'GET',
    path: `${stores}/store-vendors/{id}/products`,
    does: 'Lists what a celebrity sells.',
    audience: 'everyone',
    query: {
      ...longPaging,
      ...language,
      search: 'text',
      virtual: 'boolean',
      type: ['any', 'simple', 'variable'],
      orderby: ['date', 'id', 'price', 'title'],
      order: direction,
    },
    answer: { list: 'Product' },
  },
  {
    methods: 'GET',
    path: `${stores}/settings/id/{id}`,
    does: 'Reads the settings of one’s own store.',
    audience: 'person',
    answer: 'VendorSettings',
  },
  {
    methods: write,
    path: `${stores}/settings/id/{id}`,
    does: 'Changes one’s own store.',
    audience: 'person',
    query: language,
    body: 'VendorSettingsWrite',
    answer: 'VendorSettings',
  },
  {
    methods: 'POST',
    path: '/wp-json/wp/v2/media',
    does: 'Keeps a picture, which is the body.',
    audience: 'app',
    query: { author: 'number' },
    sends: 'image/*',
    answer: 'Media',
    status: 201,
    refuses: { 413: 'The picture is too large.', 415: 'This is no picture.' },
  },
  {
    methods: 'DELETE',
    path: '/wp-json/wp/v2/media/{id}',
    does: 'Deletes a picture.',
    audience: 'app',
    query: force,
    answer: 'MediaDeleted',
  },
  {
    methods: 'GET',
    path: pages,
    does: 'Lists content pages and blocks. Drafts, and texts as they are kept, are for administrators.',
    audience: 'everyone',
    query: {
      ...paging,
      ...language,
      ...editing,
      ...narrowing,
      slug: 'text',
      search: 'text',
      status: ['publish', 'draft', 'any'],
      orderby: ['id', 'date', 'modified', 'slug', 'title', 'include', 'menu_order'],
      order: direction,
    },
    answer: { list: 'Page' },
  },
  {
    methods: 'POST',
    path: pages,
    does: 'Makes a page, a draft unless it says otherwise.',
    audience: 'administrator',
    query: language,
    body: 'PageWrite',
    answer: 'Page',
    status: 201,
    refuses: { 409: 'Another page has this address.' },
  },
  {
    methods: 'GET',
    path: `${pages}/{id}`,
    does: 'Reads a content page. Drafts, and texts as they are kept, are for administrators.',
    audience: 'everyone',
    query: { ...language, ...editing },
    answer: 'Page',
  },
  {
    methods: write,
    path: `${pages}/{id}`,
    does: 'Changes what is named of a page.',
    audience: 'administrator',
    query: language,
    body: 'PageWrite',
    answer: 'Page',
    refuses: { 409: 'Another page has this address, or someone changed this one meanwhile.' },
  },
  {
    methods: 'DELETE',
    path: `${pages}/{id}`,
    does: 'Deletes a page for good.',
    audience: 'administrator',
    query: { ...language, ...force },
    answer: 'PageDeleted',
  },
  {
    methods: 'GET',
    path: `${ours}/menus/{slug}`,
    does: 'Reads a menu as it is kept, in every language.',
    audience: 'administrator',
    answer: 'StoredMenu',
  },
  {
    methods: 'PUT',
    path: `${ours}/menus/{slug}`,
    does: 'Writes a whole menu, if it is in the version that was seen.',
    audience: 'administrator',
    body: 'StoredMenuWrite',
    answer: 'StoredMenu',
    refuses: { 409: 'Someone changed the menu meanwhile.' },
  },
  {
    methods: 'GET',
    path: '/wp-json/menus/v1/menus',
    does: 'Lists menus.',
    audience: 'everyone',
    answer: 'Menus',
  },
  {
    methods: 'GET',
    path: '/wp-json/menus/v1/menus/{slug}',
    does: 'Reads a menu with its items.',
    audience: 'everyone',
    query: language,
    answer: 'Menu',
  },
  {
    methods: 'GET',
    path: '/wp-json/menus/v1/locations/{slug}',
    does: 'Reads the menu of a location.',
    audience: 'everyone',
    query: language,
    answer: 'Menu',
  },
  {
    methods: 'GET',
    path: `${ours}/facets`,
    does: 'Counts what each value of a filter would leave.',
    audience: 'everyone',
    query: { of: ['vendors', 'products'], search: 'text', country: 'text', category: 'text' },
    answer: 'Facets',
  },
  {
    methods: 'POST',
    path: '/graphql',
    does: 'Answers GraphQL, also at /index.php?graphql: one operation, or a batch of ten.',
    audience: 'everyone',
    query: language,
    body: 'GraphqlRequest',
    answer: 'GraphqlAnswer',
    refuses: { 415: 'The body is not JSON.' },
  },
  {
    methods: 'GET',
    path: '/graphql',
    does: 'Answers one GraphQL operation.',
    audience: 'everyone',
    query: { ...language, query: 'text', variables: 'text', operationName: 'text' },
    answer: 'GraphqlAnswer',
  },
];

function tagged(tag: string, endpoints: readonly Untagged[]): Endpoint[] {
  return endpoints.map((endpoint) => ({ ...endpoint, tag }));
}

/** Describes every endpoint of `routes.ts`; a test keeps the two in sync. */
export const endpoints: readonly Endpoint[] = [
  ...productEndpoints,
  ...orderEndpoints,
  ...peopleEndpoints,
  ...tagged('Storefront', storefront),
  ...dataEndpoints,
];
