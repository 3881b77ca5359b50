import { direction, type Endpoint, force, language, paging } from './endpoint-types.ts';
import { peopleEndpoints } from './endpoints-people.ts';
import { shopEndpoints } from './endpoints-shop.ts';

const write = 'PATCH PUT POST';
const ours = '/wp-json/astera/v1';
const stores = '/wp-json/wcfmmp/v1';
const pages = '/wp-json/wp/v2/pages';
/** Shows texts as they are kept. */
const editing = { context: ['view', 'edit'] } as const;

type Untagged = Omit<Endpoint, 'tag'>;

const storefront: readonly Untagged[] = [
  {
    methods: 'GET',
    path: `${stores}/store-vendors`,
    does: 'Lists celebrities.',
    audience: 'everybody',
    query: {
      ...paging,
      ...language,
      search: 'text',
      country: 'text',
      category: 'text',
      min_price: 'price',
      max_price: 'price',
      orderby: ['id', 'date', 'name', 'price'],
      order: direction,
    },
    answer: { list: 'Vendor' },
  },
  {
    methods: 'GET',
    path: `${stores}/store-vendors/{id}`,
    does: 'Reads a celebrity with the services on offer.',
    audience: 'everybody',
    query: language,
    answer: 'Vendor',
  },
  {
    methods: 'GET',
    path: `${stores}/store-vendors/{id}/products`,
    does: 'Lists what a celebrity sells.',
    audience: 'everybody',
    query: {
      ...paging,
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
    body: 'Anything',
    answer: 'VendorSettings',
  },
  {
    methods: 'POST',
    path: '/wp-json/wp/v2/media',
    does: 'Keeps a picture, which is the body.',
    audience: 'app',
    query: { author: 'number' },
    answer: 'Media',
    status: 201,
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
    audience: 'everybody',
    query: {
      ...paging,
      ...language,
      ...editing,
      slug: 'text',
      include: 'numbers',
      status: ['publish', 'draft', 'any'],
    },
    answer: { list: 'Page' },
  },
  {
    methods: 'POST',
    path: pages,
    does: 'Makes a page, a draft unless it says otherwise. For administrators and the app.',
    audience: 'person',
    query: language,
    body: 'PageWrite',
    answer: 'Page',
    status: 201,
  },
  {
    methods: 'GET',
    path: `${pages}/{id}`,
    does: 'Reads a content page. Drafts, and texts as they are kept, are for administrators.',
    audience: 'everybody',
    query: { ...language, ...editing },
    answer: 'Page',
  },
  {
    methods: write,
    path: `${pages}/{id}`,
    does: 'Changes what is named of a page. For administrators and the app.',
    audience: 'person',
    query: language,
    body: 'PageWrite',
    answer: 'Page',
  },
  {
    methods: 'DELETE',
    path: `${pages}/{id}`,
    does: 'Deletes a page for good. For administrators and the app.',
    audience: 'person',
    query: { ...language, ...force },
    answer: 'PageDeleted',
  },
  {
    methods: 'GET',
    path: `${ours}/menus/{slug}`,
    does: 'Reads a menu as it is kept, in every language. For administrators and the app.',
    audience: 'person',
    answer: 'StoredMenu',
  },
  {
    methods: 'PUT',
    path: `${ours}/menus/{slug}`,
    does: 'Writes a whole menu, if it is in the version that was seen. For administrators and the app.',
    audience: 'person',
    body: 'StoredMenuWrite',
    answer: 'StoredMenu',
  },
  {
    methods: 'GET',
    path: '/wp-json/menus/v1/menus',
    does: 'Lists menus.',
    audience: 'everybody',
    answer: 'Menus',
  },
  {
    methods: 'GET',
    path: '/wp-json/menus/v1/menus/{slug}',
    does: 'Reads a menu with its items.',
    audience: 'everybody',
    query: language,
    answer: 'Menu',
  },
  {
    methods: 'GET',
    path: '/wp-json/menus/v1/locations/{slug}',
    does: 'Reads the menu of a location.',
    audience: 'everybody',
    query: language,
    answer: 'Menu',
  },
  {
    methods: 'GET',
    path: `${ours}/facets`,
    does: 'Counts what each value of a filter would leave.',
    audience: 'everybody',
    query: { of: ['vendors', 'products'], search: 'text', country: 'text', category: 'text' },
    answer: 'Facets',
  },
  {
    methods: 'POST',
    path: '/graphql',
    does: 'Answers GraphQL, also at /index.php?graphql: one operation, or a batch of ten.',
    audience: 'everybody',
    query: language,
    body: 'GraphqlRequest',
    answer: 'GraphqlAnswer',
  },
  {
    methods: 'GET',
    path: '/graphql',
    does: 'Answers one GraphQL operation.',
    audience: 'everybody',
    query: { ...language, query: 'text', variables: 'text', operationName: 'text' },
    answer: 'GraphqlAnswer',
  },
];

const data: readonly Untagged[] = [
  {
    methods: 'GET',
    path: `${ours}/order-counts`,
    does: 'Counts orders by status and payment.',
    audience: 'shop',
    query: { vendor: 'number', before: 'text' },
    answer: 'OrderCounts',
  },
  {
    methods: 'GET',
    path: `${ours}/sales`,
    does: 'Says what a vendor’s orders brought in.',
    audience: 'shop',
    query: { vendor: 'number' },
    answer: 'Sales',
  },
  {
    methods: 'GET',
    path: '/wp-json/wc/v3/data/countries',
    does: 'Lists countries.',
    audience: 'shop',
    query: language,
    answer: { list: 'Country' },
  },
  {
    methods: 'GET',
    path: '/wp-json/wc/v3/data/countries/{code}',
    does: 'Reads a country.',
    audience: 'shop',
    query: language,
    answer: 'Country',
  },
  {
    methods: 'GET',
    path: '/wp-json/docs',
    does: 'Shows this description as a page.',
    audience: 'everybody',
    answer: 'Anything',
  },
  {
    methods: 'GET',
    path: '/wp-json/docs/openapi.json',
    does: 'Answers this description as an OpenAPI document.',
    audience: 'everybody',
    answer: 'Anything',
  },
];

function tagged(tag: string, endpoints: readonly Untagged[]): Endpoint[] {
  return endpoints.map((endpoint) => ({ ...endpoint, tag }));
}

/** What every endpoint of `routes.ts` is; a test holds the two together. */
export const endpoints: readonly Endpoint[] = [
  ...shopEndpoints,
  ...peopleEndpoints,
  ...tagged('Storefront', storefront),
  ...tagged('Data', data),
];
