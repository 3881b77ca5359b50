import type { OwnedThings } from './owned-things.ts';
import { everyone, type Answers, type MatrixRow } from './persons.ts';
import { otherRoutes } from './site-route-answers.ts';

/** One method of one route of the site, and what everyone is answered who asks it with a session’s cookie. */
export interface SiteRouteRow extends MatrixRow {
  /** As its file says, without the language. */
  readonly route: string;
  /** GET unless said. */
  readonly method?: string;
  /** An address of it, with `{}` for what `of` makes; the route itself where it has no parameters. */
  readonly path?: string;
  readonly of?: (things: OwnedThings) => Promise<unknown>;
  readonly body?: string;
}

/** Anyone who is not signed in is led to the sign-in page. */
const account: Answers = [307, 200, 200, 200, 200, 200, 200];
const stores: Answers = [307, 404, 404, 200, 200, 404, 404];
const administrators: Answers = [307, 404, 404, 404, 404, 404, 200];
/** Anyone who has nothing to sign in for is led on. */
const visitors: Answers = [200, 307, 307, 307, 307, 307, 307];
const people = ['fan', 'celebrity', 'manager', 'administrator'] as const;

/**
 * Every route of the site with each of its methods. One that is not here is one that no one thought about: the test
 * fails.
 */
export const siteRoutes: readonly SiteRouteRow[] = [
  // Everyone's pages.
  { route: '/', answers: everyone(200) },
  { route: '/$slug', path: '/terms', answers: everyone(200) },
  { route: '/imprint', answers: everyone(200) },
  { route: '/cookies', answers: everyone(200) },
  { route: '/accessibility', answers: everyone(200) },
  { route: '/verify', answers: everyone(200) },
  { route: '/legal/$hash', path: `/legal/${'0'.repeat(64)}`, answers: everyone(404) },
  { route: '/basket', answers: everyone(200) },
  {
    route: '/report',
    path: '/report?kind=profile&id={}',
    of: async ({ people: { ids } }) => ids.celebrity,
    answers: everyone(200),
  },
  { route: '/gift/$token', path: `/gift/${'x'.repeat(43)}`, answers: everyone(404) },
  { route: '/celebrities', answers: everyone(200) },
  {
    route: '/celebrity/$vendorId/',
    path: '/celebrity/{}',
    of: async ({ people: { ids }, product }) => {
      await product();
      return ids.celebrity;
    },
    answers: everyone(200),
    for: [],
  },
  {
    route: '/celebrity/$vendorId/request/$service',
    path: '/celebrity/{}/request/getVideo',
    of: async ({ people: { ids } }) => ids.celebrity,
    answers: everyone(200),
  },
  { route: '/gate', answers: everyone(307) },
  { route: '/how-it-works', answers: everyone(200) },
  {
    route: '/product/$productId',
    path: '/product/{}',
    of: async ({ product }) => (await product()).id,
    answers: everyone(404),
  },
  { route: '/products/$categorySlug', path: '/products/music', answers: everyone(200) },
  {
    route: '/products/$parentSlug/$subCategorySlug',
    path: '/products/signed-goods/records-books',
    answers: everyone(200),
  },
  { route: '/manifest.webmanifest', answers: everyone(200) },
  { route: '/robots.txt', answers: everyone(200) },
  { route: '/sitemap.xml', answers: everyone(200) },
  { route: '/account/login', answers: visitors },
  { route: '/account/register', answers: visitors },
  { route: '/account/forgot-password', answers: everyone(200) },
  { route: '/account/reset-password', answers: everyone(200) },
  { route: '/account/choose-application', answers: everyone(200) },

  // Pages of the account.
  { route: '/account/change-password', answers: account },
  { route: '/account/security', answers: account },
  { route: '/my-data', answers: account },
  { route: '/my-favourites', answers: account },
  { route: '/checkout/shipping', answers: account },
  { route: '/checkout/payment', answers: account },
  { route: '/checkout/review', answers: account },
  {
    route: '/checkout/success',
    path: '/checkout/success?orderId={}',
    of: ({ order }) => order('admin-approval'),
    answers: [307, 200, 404, 404, 404, 200, 200],
    for: ['fan', 'manager', 'administrator'],
  },
  {
    route: '/my-orders/',
    path: '/my-orders',
    of: ({ order }) => order('on-hold'),
    answers: account,
    for: people,
  },
  { route: '/my-orders/withdraw', answers: account },
  {
    route: '/my-orders/detail',
    path: '/my-orders/detail?orderId={}',
    of: ({ order }) => order('on-hold'),
    answers: [307, 200, 404, 200, 404, 200, 200],
    for: people,
    shows: true,
  },
  {
    route: '/my-requests',
    of: ({ order }) => order('on-hold'),
    answers: account,
    for: people,
  },
  { route: '/my-profile', answers: account },
  { route: '/my-application', answers: stores },
  { route: '/my-clips', answers: stores },
  { route: '/my-earnings', answers: stores },
  { route: '/my-payouts', answers: stores },
  { route: '/my-services', answers: stores },
  {
    route: '/my-products/',
    path: '/my-products?status=draft',
    of: ({ product }) => product(),
    answers: stores,
    for: ['celebrity'],
    shows: true,
  },
  { route: '/my-products/new', answers: stores },
  {
    route: '/my-products/$id',
    path: '/my-products/{}',
    of: async ({ product }) => (await product()).id,
    answers: [307, 404, 404, 200, 404, 404, 404],
    for: ['celebrity'],
    shows: true,
  },
  {
    route: '/desk',
    path: '/desk?find=%22{}%22',
    of: ({ order }) => order('admin-approval'),
    answers: [307, 404, 404, 404, 404, 200, 200],
    for: ['manager', 'administrator'],
    shows: true,
  },
  { route: '/desk_/bank', path: '/desk/bank', answers: [307, 404, 404, 404, 404, 200, 200] },
  { route: '/desk_/clips', path: '/desk/clips', answers: [307, 404, 404, 404, 404, 200, 200] },
  { route: '/desk_/reports', path: '/desk/reports', answers: [307, 404, 404, 404, 404, 200, 200] },
  { route: '/desk_/payouts', path: '/desk/payouts', answers: [307, 404, 404, 404, 404, 200, 200] },
  { route: '/desk_/refunds', path: '/desk/refunds', answers: [307, 404, 404, 404, 404, 200, 200] },
  { route: '/desk_/figures', path: '/desk/figures', answers: [307, 404, 404, 404, 404, 200, 200] },
  { route: '/applications', answers: [307, 404, 404, 404, 404, 200, 200] },
  { route: '/settings/', answers: administrators },
  { route: '/settings/log', answers: administrators },
  { route: '/settings/menus', answers: administrators },
  {
    route: '/settings/pages/',
    of: ({ page }) => page(),
    answers: administrators,
    for: ['administrator'],
    shows: true,
  },
  { route: '/settings/pages/new', answers: administrators },
  {
    route: '/settings/pages/$id',
    path: '/settings/pages/{}',
    of: async ({ page }) => (await page()).id,
    answers: administrators,
    for: ['administrator'],
    shows: true,
  },
  {
    route: '/settings/users/',
    // The newest first; a page may say its own address to anyone who asks, so the name is not in it.
    path: '/settings/users?search=someone',
    of: ({ someone }) => someone(),
    answers: administrators,
    for: ['administrator'],
    shows: true,
  },
  {
    route: '/settings/users/$id',
    path: '/settings/users/{}',
    of: async ({ someone }) => (await someone()).id,
    answers: administrators,
    for: ['administrator'],
    shows: true,
  },

  ...otherRoutes,
];
