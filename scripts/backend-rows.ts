/** What `npm run backend:check` looks at in a WordPress, and what it tells an operator to do (docs/wordpress.md). */

/** One answer of the WordPress; `body` is null where it is no JSON. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Asks with the service credential when `withKey`, else as nobody. */
export type Ask = (
  path: string,
  question?: { readonly withKey?: boolean; readonly method?: string; readonly body?: unknown },
) => Promise<Answered>;

export interface Row {
  readonly name: string;
  /** Rows without which this one can say nothing. */
  readonly after?: readonly string[];
  /** What is missing and what to do about it; null when nothing is. */
  readonly gap: (ask: Ask) => Promise<string | null>;
}

function fieldOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return new Map(Object.entries(body)).get(name);
}

function codeOf({ body }: Answered): unknown {
  return fieldOf(body, 'code');
}

/** Rows of a list; none where it is no list. */
function rowsOf({ status, body }: Answered): readonly unknown[] {
  return status === 200 && Array.isArray(body) ? body : [];
}

const isList = ({ status, body }: Answered) => status === 200 && Array.isArray(body);
/** What WordPress says where no plugin answers. */
const isNowhere = (answer: Answered) => answer.body === null || codeOf(answer) === 'rest_no_route';

const noOrder = '/wp-json/wc/v3/orders/999999999';
const categories = '{ productCategories(first: 1) { nodes { databaseId slug name } } }';

function menuRow(slug: string): Row {
  return {
    name: `Menu "${slug}"`,
    after: ['Menus over REST'],
    async gap(ask) {
      const answer = await ask(`/wp-json/menus/v1/menus/${slug}`);
      if (answer.status === 200 && Array.isArray(fieldOf(answer.body, 'items'))) return null;
      return `Make a menu whose name is "${slug}" under Appearance, Menus. The footer shows it.`;
    },
  };
}

function pageRow(slug: string, shownAt: string): Row {
  return {
    name: `Page "${slug}"`,
    after: ['WordPress and its permalinks'],
    async gap(ask) {
      const found = rowsOf(await ask(`/wp-json/wp/v2/pages?slug=${slug}`));
      return found.length > 0 ? null : `Make a page with the slug "${slug}": ${shownAt}.`;
    },
  };
}

export const backendRows: readonly Row[] = [
  {
    name: 'WordPress and its permalinks',
    async gap(ask) {
      const answer = await ask('/wp-json/wp/v2/pages?per_page=1');
      if (isList(answer)) return null;
      return answer.body === null
        ? 'Nothing answers in JSON under /wp-json. Choose "Post name" under Settings, Permalinks, and look whether the address is right.'
        : 'The REST API does not list pages. A plugin for security may have closed /wp-json/wp/v2: open it for reading.';
    },
  },
  {
    name: 'WooCommerce',
    after: ['WordPress and its permalinks'],
    async gap(ask) {
      return isNowhere(await ask('/wp-json/wc/v3/orders?per_page=1'))
        ? 'Install and activate WooCommerce 9.9 or later.'
        : null;
    },
  },
  {
    name: 'REST key',
    after: ['WooCommerce'],
    async gap(ask) {
      const answer = await ask('/wp-json/wc/v3/orders?per_page=1', { withKey: true });
      return isList(answer)
        ? null
        : `The key is refused (${answer.status}). Look at BACKEND_KEY and BACKEND_SECRET; if they are right, the web server keeps the Authorization header from PHP (Apache: "CGIPassAuth On").`;
    },
  },
  {
    name: 'REST key may write',
    after: ['REST key'],
    async gap(ask) {
      // An order that cannot be there: with the right to write it is called unknown.
      const answer = await ask(noOrder, { withKey: true, method: 'PATCH', body: {} });
      return codeOf(answer) === 'woocommerce_rest_shop_order_invalid_id'
        ? null
        : 'Give the key the permission "Read/Write" under WooCommerce, Settings, Advanced, REST API.';
    },
  },
  {
    name: 'REST key of an administrator',
    after: ['REST key'],
    async gap(ask) {
      const answer = await ask('/wp-json/wc/v3/customers?role=all&per_page=1', { withKey: true });
      return rowsOf(answer).some((row) => Array.isArray(fieldOf(row, 'meta_data')))
        ? null
        : 'Make the key for an account that is an administrator: to others WooCommerce shows no user meta, and lets them change no celebrity.';
    },
  },
  {
    name: 'Currency',
    after: ['REST key'],
    async gap(ask) {
      const answer = await ask('/wp-json/wc/v3/data/currencies/current', { withKey: true });
      const code = fieldOf(answer.body, 'code');
      return code === 'EUR'
        ? null
        : `Set the currency to the euro under WooCommerce, Settings, General: it is ${String(code)}, and the app counts in euros only.`;
    },
  },
  {
    name: 'Order status "admin-approval"',
    after: ['REST key'],
    async gap(ask) {
      const path = '/wp-json/wc/v3/orders?status=admin-approval&per_page=1';
      return isList(await ask(path, { withKey: true }))
        ? null
        : 'Add an order status with the slug "admin-approval", with a plugin for order statuses or register_post_status: new orders wait in it for a manager.';
    },
  },
  {
    name: 'Orders by when they were changed',
    after: ['REST key'],
    async gap(ask) {
      // Nothing was changed after that: whoever heeds the question answers an empty list.
      const path = '/wp-json/wc/v3/orders?modified_after=2999-01-01T00:00:00&per_page=1';
      const answer = await ask(path, { withKey: true });
      return isList(answer) && rowsOf(answer).length === 0
        ? null
        : 'Look for a plugin that changes how orders are listed over REST, and switch it off: "modified_after" is not heeded, by which the app finds what is new.';
    },
  },
  {
    name: 'Category of the services',
    after: ['REST key'],
    async gap(ask) {
      const path = '/wp-json/wc/v3/products/categories?per_page=100';
      const slugs = rowsOf(await ask(path, { withKey: true })).map((row) => fieldOf(row, 'slug'));
      return slugs.includes('services')
        ? null
        : 'Add a product category with the slug "services". Services are filed there, and no page lists it.';
    },
  },
  {
    name: 'WCFM Marketplace over REST',
    after: ['WooCommerce'],
    async gap(ask) {
      return isList(await ask('/wp-json/wcfmmp/v1/store-vendors?per_page=1'))
        ? null
        : 'Install and activate "WCFM Marketplace" and "WCFM Marketplace REST API".';
    },
  },
  {
    name: 'A celebrity',
    after: ['WCFM Marketplace over REST'],
    async gap(ask) {
      const answer = await ask('/wp-json/wcfmmp/v1/store-vendors?per_page=1');
      return rowsOf(answer).length > 0
        ? null
        : 'There is no vendor yet. Open an account with the role "Store Vendor" for each celebrity.';
    },
  },
  {
    name: 'Sign-in',
    after: ['WordPress and its permalinks'],
    async gap(ask) {
      const body = { username: '', password: '', issueJWT: true, includeRoles: true };
      const answer = await ask('/wp-json/aam/v2/authenticate', { method: 'POST', body });
      return isNowhere(answer)
        ? 'Install "Advanced Access Manager" (AAM) 6.9 and switch its secure login and JWT services on.'
        : null;
    },
  },
  {
    name: 'Tokens',
    after: ['Sign-in'],
    async gap(ask) {
      const refresh = { method: 'POST', body: { jwt: '' } };
      const [renewal, me] = await Promise.all([
        ask('/wp-json/aam/v2/jwt/refresh', refresh),
        ask('/wp-json/wp/v2/users/me'),
      ]);
      if (isNowhere(renewal)) return 'Switch the JWT service of Advanced Access Manager on.';
      return me.status === 401 && me.body !== null && codeOf(me) !== 'rest_no_route'
        ? null
        : 'The path /wp-json/wp/v2/users/me does not answer. A plugin for security may have closed it: open it for people who are signed in.';
    },
  },
  {
    name: 'WPGraphQL with WooCommerce',
    after: ['WooCommerce'],
    async gap(ask) {
      const question = { method: 'POST', body: { query: categories } };
      const answer = await ask('/index.php?graphql', question);
      const data = fieldOf(answer.body, 'data');
      return fieldOf(data, 'productCategories')
        ? null
        : 'Install and activate "WPGraphQL" and "WPGraphQL for WooCommerce": categories are read there.';
    },
  },
  {
    name: 'Menus over REST',
    after: ['WordPress and its permalinks'],
    async gap(ask) {
      return isNowhere(await ask('/wp-json/menus/v1/menus/footer-menu'))
        ? 'Install and activate "WP-REST-API V2 Menus".'
        : null;
    },
  },
  menuRow('footer-menu'),
  menuRow('footer-links'),
  pageRow('hero', 'it is the text at the top of the home page'),
  pageRow('how-it-works', 'the home page leads to it'),
];
