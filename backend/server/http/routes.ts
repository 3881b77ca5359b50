import { authenticate, refresh } from './authenticate.ts';
import type { Call, Services } from './call.ts';
import { json } from './answer.ts';
import { customerChange, customerCreate, customerList, customerOne } from './customers.ts';
import { Failure, noRoute } from './failure.ts';
import { facets } from './facets.ts';
import { identityConnect, identityDisconnect, identityList, identitySignIn } from './identities.ts';
import { graphqlGet, graphqlPost } from './graphql.ts';
import { menuList, menuLocation, menuOne } from './menus.ts';
import { orderChange } from './order-change.ts';
import { orderCounts } from './order-counts.ts';
import { orderCreate } from './order-creation.ts';
import { orderList, orderOne } from './orders.ts';
import { pageList, pageOne } from './pages.ts';
import { productList, productOne } from './products.ts';
import { productBatch, productChange, productCreate, productDelete } from './product-writes.ts';
import { sales } from './sales.ts';
import { mediaCreate, mediaDelete } from './media.ts';
import { userChange, userList, userOne } from './managed-users.ts';
import { me, meChange } from './users.ts';
import { vendorConfirm, vendorCreate } from './vendor-registration.ts';
import { vendorSettings, vendorSettingsChange } from './vendor-settings.ts';
import { vendorList, vendorOne, vendorProducts } from './vendors.ts';

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly answer: (call: Call) => Promise<Response>;
}

const id = '(\\d{1,9})';
const slug = '([\\w-]{1,100})';

function route(methods: string, path: string, answer: Route['answer']): Route[] {
  return methods.split(' ').map((method) => ({ method, path: new RegExp(`^${path}/?$`), answer }));
}

const routes: readonly Route[] = [
  ...route('POST', '/wp-json/aam/v2/authenticate', authenticate),
  ...route('POST', '/wp-json/aam/v2/jwt/refresh', refresh),
  ...route('GET', '/wp-json/wp/v2/users/me', me),
  ...route('PATCH PUT POST', '/wp-json/wp/v2/users/me', meChange),
  ...route('GET', '/wp-json/wp/v2/users', userList),
  ...route('GET', `/wp-json/wp/v2/users/${id}`, userOne),
  ...route('PATCH PUT POST', `/wp-json/wp/v2/users/${id}`, userChange),
  ...route('GET', '/wp-json/wc/v3/customers', customerList),
  ...route('POST', '/wp-json/wc/v3/customers', customerCreate),
  ...route('GET', `/wp-json/wc/v3/customers/${id}`, customerOne),
  ...route('PATCH PUT POST', `/wp-json/wc/v3/customers/${id}`, customerChange),
  ...route('POST', '/wp-json/astera/v1/vendors', vendorCreate),
  ...route('POST', `/wp-json/astera/v1/vendors/${id}/confirm`, vendorConfirm),
  ...route('GET', '/wp-json/astera/v1/identities', identityList),
  ...route('POST', '/wp-json/astera/v1/identities', identityConnect),
  ...route('POST', '/wp-json/astera/v1/identities/disconnect', identityDisconnect),
  ...route('POST', '/wp-json/astera/v1/identities/sign-in', identitySignIn),
  ...route('GET', '/wp-json/wcfmmp/v1/store-vendors', vendorList),
  ...route('GET', `/wp-json/wcfmmp/v1/store-vendors/${id}`, vendorOne),
  ...route('GET', `/wp-json/wcfmmp/v1/store-vendors/${id}/products`, vendorProducts),
  ...route('GET', `/wp-json/wcfmmp/v1/settings/id/${id}`, vendorSettings),
  ...route('PATCH PUT POST', `/wp-json/wcfmmp/v1/settings/id/${id}`, vendorSettingsChange),
  ...route('POST', '/wp-json/wp/v2/media', mediaCreate),
  ...route('DELETE', `/wp-json/wp/v2/media/${id}`, mediaDelete),
  ...route('GET', '/wp-json/wc/v3/products', productList),
  ...route('POST', '/wp-json/wc/v3/products', productCreate),
  ...route('POST', '/wp-json/wc/v3/products/batch', productBatch),
  ...route('GET', `/wp-json/wc/v3/products/${id}`, productOne),
  ...route('PATCH PUT POST', `/wp-json/wc/v3/products/${id}`, productChange),
  ...route('DELETE', `/wp-json/wc/v3/products/${id}`, productDelete),
  ...route('GET', '/wp-json/wp/v2/pages', pageList),
  ...route('GET', `/wp-json/wp/v2/pages/${id}`, pageOne),
  ...route('GET', '/wp-json/astera/v1/facets', facets),
  ...route('GET', '/wp-json/astera/v1/order-counts', orderCounts),
  ...route('GET', '/wp-json/astera/v1/sales', sales),
  ...route('GET', '/wp-json/wc/v3/orders', orderList),
  ...route('POST', '/wp-json/wc/v3/orders', orderCreate),
  ...route('GET', `/wp-json/wc/v3/orders/${id}`, orderOne),
  ...route('PATCH PUT POST', `/wp-json/wc/v3/orders/${id}`, orderChange),
  ...route('GET', '/wp-json/menus/v1/menus', menuList),
  ...route('GET', `/wp-json/menus/v1/menus/${slug}`, menuOne),
  ...route('GET', `/wp-json/menus/v1/locations/${slug}`, menuLocation),
  ...route('POST', '/graphql', graphqlPost),
  ...route('GET', '/graphql', graphqlGet),
];

/** True for a path that belongs to the back end, so that a host knows what to hand over. */
export function isBackendPath(url: URL): boolean {
  return (
    url.pathname.startsWith('/wp-json/') ||
    /^\/graphql\/?$/.test(url.pathname) ||
    (url.pathname === '/index.php' && url.searchParams.has('graphql'))
  );
}

/** Finds the endpoint of a request, runs it, and turns refusals into answers. */
export async function answerRequest(request: Request, services: Services): Promise<Response> {
  const url = new URL(request.url);
  const pathname =
    url.pathname === '/index.php' && url.searchParams.has('graphql') ? '/graphql' : url.pathname;
  try {
    for (const { method, path, answer } of routes) {
      const match = method === request.method ? path.exec(pathname) : null;
      if (match) return await answer({ request, url, services, params: match.slice(1) });
    }
    throw noRoute();
  } catch (error) {
    if (error instanceof Failure) return json(error.body, error.status);
    throw error;
  }
}
