import { authenticate } from '#backend/modules/people/authenticate.ts';
import { refresh, revokeOthers } from '#backend/modules/people/token-refresh.ts';
import type { Call } from './wire/call.ts';
import { countryList, countryOne } from '#backend/modules/content/countries.ts';
import { customerBatch, customerChange, customerOne } from '#backend/modules/people/customers.ts';
import { customerCreate } from '#backend/modules/people/customer-creation.ts';
import { customerList } from '#backend/modules/people/customer-list.ts';
import {
  attributeList,
  currentCurrency,
  dataIndex,
  shippingZoneList,
  tagList,
  taxClassList,
} from '#backend/modules/content/shop-facts.ts';
import { docsDocument, docsPage } from './description/docs.ts';
import { namespaceIndex } from './description/route-index.ts';
import { siteIndex } from './description/site-index.ts';
import {
  categoryBatch,
  categoryChange,
  categoryCreate,
  categoryDelete,
} from '#backend/modules/catalog/category-writes.ts';
import { facets } from '#backend/modules/catalog/facets.ts';
import {
  identityConnect,
  identityDisconnect,
  identityList,
  identitySignIn,
} from '#backend/modules/people/identities.ts';
import { erasureOutlook } from '#backend/modules/people/account-erasure.ts';
import { accountErase } from '#backend/modules/people/account-erase.ts';
import { graphqlGet } from '#backend/modules/graphql/graphql.ts';
import { graphqlPost } from '#backend/modules/graphql/graphql-post.ts';
import { menuStored } from '#backend/modules/content/menu-writes.ts';
import { menuChange } from '#backend/modules/content/menu-change.ts';
import { menuList, menuLocation, menuOne } from '#backend/modules/content/menus.ts';
import { orderChange } from '#backend/modules/orders/order-change.ts';
import { orderCounts } from '#backend/modules/orders/order-counts.ts';
import { orderBatch } from '#backend/modules/orders/order-batch.ts';
import { orderCreate } from '#backend/modules/orders/order-creation.ts';
import { noteCreate, noteDelete, noteList, noteOne } from '#backend/modules/orders/order-notes.ts';
import { refundDelete, refundList, refundOne } from '#backend/modules/orders/order-refunds.ts';
import { refundCreate } from '#backend/modules/orders/refund-create.ts';
import { orderTotals } from '#backend/modules/orders/order-totals.ts';
import { orderList, orderOne } from '#backend/modules/orders/orders.ts';
import { pageCreate, pageDelete } from '#backend/modules/content/page-writes.ts';
import { pageChange } from '#backend/modules/content/page-change.ts';
import { pageList, pageOne } from '#backend/modules/content/pages.ts';
import {
  productCategoryList,
  productCategoryOne,
} from '#backend/modules/catalog/product-categories.ts';
import { productList, productOne } from '#backend/modules/catalog/products.ts';
import {
  productBatch,
  productChange,
  productCreate,
  productDelete,
} from '#backend/modules/catalog/product-writes.ts';
import { quote } from '#backend/modules/orders/quote.ts';
import { sales } from '#backend/modules/orders/sales.ts';
import { mediaDelete } from '#backend/modules/content/media.ts';
import { mediaCreate } from '#backend/modules/content/media-create.ts';
import { userChange, userList, userOne } from '#backend/modules/people/managed-users.ts';
import { revoke, validate } from '#backend/modules/people/tokens.ts';
import { me, meChange } from '#backend/modules/people/users.ts';
import { variationList, variationOne } from '#backend/modules/catalog/variations.ts';
import {
  variationBatch,
  variationChange,
  variationCreate,
  variationDelete,
} from '#backend/modules/catalog/variation-writes.ts';
import {
  vendorApproval,
  vendorApprovalChange,
  vendorNames,
} from '#backend/modules/vendors/vendor-approval.ts';
import { vendorConfirm } from '#backend/modules/vendors/vendor-registration.ts';
import { vendorCreate } from '#backend/modules/vendors/vendor-create.ts';
import { vendorSettings } from '#backend/modules/vendors/vendor-settings.ts';
import { vendorSettingsChange } from '#backend/modules/vendors/vendor-settings-change.ts';
import { vendorList, vendorOne } from '#backend/modules/vendors/vendors.ts';
import { vendorProducts } from '#backend/modules/vendors/vendor-products.ts';

/** One endpoint: its path and its handler. */
export interface Route {
  readonly method: string;
  /** Its path with names in braces: `/wp-json/wc/v3/orders/{id}`. */
  readonly template: string;
  readonly path: RegExp;
  readonly answer: (call: Call) => Promise<Response>;
}

/** The patterns for named path parameters; any other parameter is an id. */
const shapes: Readonly<Record<string, string>> = {
  slug: '[\\w-]{1,100}',
  code: '[A-Za-z]{2}',
  namespace: '[a-z]{2,20}',
  version: 'v\\d',
};

function route(methods: string, template: string, answer: Route['answer']): Route[] {
  const path = template.replace(
    /\{(\w+)\}/g,
    (_, name: string) => `(${shapes[name] ?? '\\d{1,9}'})`,
  );
  const whole = new RegExp(`^${path}/?$`);
  return methods.split(' ').map((method) => ({ method, template, path: whole, answer }));
}

const variations = '/wp-json/wc/v3/products/{id}/variations';
const order = '/wp-json/wc/v3/orders/{id}';

/** Every endpoint; `endpoints.ts` describes each. */
export const routes: readonly Route[] = [
  ...route('POST', '/wp-json/aam/v2/authenticate', authenticate),
  ...route('POST', '/wp-json/aam/v2/jwt/refresh', refresh),
  ...route('POST', '/wp-json/aam/v2/jwt/validate', validate),
  ...route('POST', '/wp-json/aam/v2/jwt/revoke', revoke),
  ...route('POST', '/wp-json/astera/v1/tokens/revoke-others', revokeOthers),
  ...route('GET', '/wp-json/wp/v2/users/me', me),
  ...route('PATCH PUT POST', '/wp-json/wp/v2/users/me', meChange),
  ...route('GET', '/wp-json/wp/v2/users', userList),
  ...route('GET', '/wp-json/wp/v2/users/{id}', userOne),
  ...route('PATCH PUT POST', '/wp-json/wp/v2/users/{id}', userChange),
  ...route('GET', '/wp-json/wc/v3/customers', customerList),
  ...route('POST', '/wp-json/wc/v3/customers', customerCreate),
  ...route('POST PUT PATCH', '/wp-json/wc/v3/customers/batch', customerBatch),
  ...route('GET', '/wp-json/wc/v3/customers/{id}', customerOne),
  ...route('PATCH PUT POST', '/wp-json/wc/v3/customers/{id}', customerChange),
  ...route('POST', '/wp-json/astera/v1/vendors', vendorCreate),
  ...route('POST', '/wp-json/astera/v1/vendors/{id}/confirm', vendorConfirm),
  ...route('GET', '/wp-json/astera/v1/vendors/names', vendorNames),
  ...route('GET', '/wp-json/astera/v1/vendors/{id}/approval', vendorApproval),
  ...route('POST', '/wp-json/astera/v1/vendors/{id}/approval', vendorApprovalChange),
  ...route('GET', '/wp-json/astera/v1/accounts/{id}/erasure', erasureOutlook),
  ...route('POST', '/wp-json/astera/v1/accounts/{id}/erasure', accountErase),
  ...route('GET', '/wp-json/astera/v1/identities', identityList),
  ...route('POST', '/wp-json/astera/v1/identities', identityConnect),
  ...route('POST', '/wp-json/astera/v1/identities/disconnect', identityDisconnect),
  ...route('POST', '/wp-json/astera/v1/identities/sign-in', identitySignIn),
  ...route('GET', '/wp-json/wcfmmp/v1/store-vendors', vendorList),
  ...route('GET', '/wp-json/wcfmmp/v1/store-vendors/{id}', vendorOne),
  ...route('GET', '/wp-json/wcfmmp/v1/store-vendors/{id}/products', vendorProducts),
  ...route('GET', '/wp-json/wcfmmp/v1/settings/id/{id}', vendorSettings),
  ...route('PATCH PUT POST', '/wp-json/wcfmmp/v1/settings/id/{id}', vendorSettingsChange),
  ...route('POST', '/wp-json/wp/v2/media', mediaCreate),
  ...route('DELETE', '/wp-json/wp/v2/media/{id}', mediaDelete),
  ...route('GET', '/wp-json/wc/v3/products', productList),
  ...route('POST', '/wp-json/wc/v3/products', productCreate),
  ...route('POST PUT PATCH', '/wp-json/wc/v3/products/batch', productBatch),
  ...route('GET', '/wp-json/wc/v3/products/categories', productCategoryList),
  ...route('POST', '/wp-json/wc/v3/products/categories', categoryCreate),
  ...route('POST PUT PATCH', '/wp-json/wc/v3/products/categories/batch', categoryBatch),
  ...route('GET', '/wp-json/wc/v3/products/categories/{id}', productCategoryOne),
  ...route('PATCH PUT POST', '/wp-json/wc/v3/products/categories/{id}', categoryChange),
  ...route('DELETE', '/wp-json/wc/v3/products/categories/{id}', categoryDelete),
  ...route('GET', '/wp-json/wc/v3/products/{id}', productOne),
  ...route('PATCH PUT POST', '/wp-json/wc/v3/products/{id}', productChange),
  ...route('DELETE', '/wp-json/wc/v3/products/{id}', productDelete),
  ...route('GET', variations, variationList),
  ...route('POST', variations, variationCreate),
  ...route('POST PUT PATCH', `${variations}/batch`, variationBatch),
  ...route('GET', `${variations}/{variation_id}`, variationOne),
  ...route('PATCH PUT POST', `${variations}/{variation_id}`, variationChange),
  ...route('DELETE', `${variations}/{variation_id}`, variationDelete),
  ...route('GET', '/wp-json/wp/v2/pages', pageList),
  ...route('POST', '/wp-json/wp/v2/pages', pageCreate),
  ...route('GET', '/wp-json/wp/v2/pages/{id}', pageOne),
  ...route('PATCH PUT POST', '/wp-json/wp/v2/pages/{id}', pageChange),
  ...route('DELETE', '/wp-json/wp/v2/pages/{id}', pageDelete),
  ...route('GET', '/wp-json/astera/v1/menus/{slug}', menuStored),
  ...route('PUT', '/wp-json/astera/v1/menus/{slug}', menuChange),
  ...route('GET', '/wp-json/astera/v1/facets', facets),
  ...route('GET', '/wp-json/astera/v1/order-counts', orderCounts),
  ...route('POST', '/wp-json/astera/v1/quote', quote),
  ...route('GET', '/wp-json/astera/v1/sales', sales),
  ...route('GET', '/wp-json/wc/v3/orders', orderList),
  ...route('POST', '/wp-json/wc/v3/orders', orderCreate),
  ...route('POST PUT PATCH', '/wp-json/wc/v3/orders/batch', orderBatch),
  ...route('GET', '/wp-json/wc/v3/orders/{id}', orderOne),
  ...route('PATCH PUT POST', '/wp-json/wc/v3/orders/{id}', orderChange),
  ...route('GET', `${order}/refunds`, refundList),
  ...route('POST', `${order}/refunds`, refundCreate),
  ...route('GET', `${order}/refunds/{refund_id}`, refundOne),
  ...route('DELETE', `${order}/refunds/{refund_id}`, refundDelete),
  ...route('GET', `${order}/notes`, noteList),
  ...route('POST', `${order}/notes`, noteCreate),
  ...route('GET', `${order}/notes/{note_id}`, noteOne),
  ...route('DELETE', `${order}/notes/{note_id}`, noteDelete),
  ...route('GET', '/wp-json/wc/v3/reports/orders/totals', orderTotals),
  ...route('GET', '/wp-json/wc/v3/data', dataIndex),
  ...route('GET', '/wp-json/wc/v3/data/currencies/current', currentCurrency),
  ...route('GET', '/wp-json/wc/v3/taxes/classes', taxClassList),
  ...route('GET', '/wp-json/wc/v3/shipping/zones', shippingZoneList),
  ...route('GET', '/wp-json/wc/v3/products/attributes', attributeList),
  ...route('GET', '/wp-json/wc/v3/products/tags', tagList),
  ...route('GET', '/wp-json/wc/v3/data/countries', countryList),
  ...route('GET', '/wp-json/wc/v3/data/countries/{code}', countryOne),
  ...route('GET', '/wp-json/menus/v1/menus', menuList),
  ...route('GET', '/wp-json/menus/v1/menus/{slug}', menuOne),
  ...route('GET', '/wp-json/menus/v1/locations/{slug}', menuLocation),
  ...route('POST', '/graphql', graphqlPost),
  ...route('GET', '/graphql', graphqlGet),
  ...route('GET', '/wp-json/docs', docsPage),
  ...route('GET', '/wp-json/docs/openapi.json', docsDocument),
  ...route('GET', '/wp-json', siteIndex),
  ...route('GET', '/wp-json/{namespace}/{version}', namespaceIndex),
];

/** The paths where WordPress itself handles any route given in the query. */
function isFront({ pathname }: URL): boolean {
  return pathname === '/' || pathname === '/index.php';
}

/** The endpoint's canonical URL, whichever of WordPress's three URL forms was requested. */
export function endpointAddress(asked: string): URL {
  const url = new URL(asked);
  const route = isFront(url) ? url.searchParams.get('rest_route') : null;
  if (route === null) url.pathname = url.pathname.replace(/^\/index\.php(?=\/wp-json)/, '');
  else {
    url.pathname = `/wp-json${route}`;
    url.searchParams.delete('rest_route');
  }
  return url;
}

/**
 * True for a path that belongs to the back end, so that a host knows which requests to pass on. The site's host first
 * rewrites WordPress's two other URL forms to the pretty one, because its own rules match these paths.
 */
export function isBackendPath(url: URL): boolean {
  return (
    /^\/wp-json(?:\/|$)/.test(url.pathname) ||
    /^\/graphql\/?$/.test(url.pathname) ||
    (url.pathname === '/index.php' && url.searchParams.has('graphql'))
  );
}
