import type { Login, PageOutcome } from './outcomes.ts';

interface Expected {
  /** The same under every fault. */
  readonly outcome: PageOutcome;
  /** How many limits of a question someone waits at most, one after the other. */
  readonly waits: number;
}

/** A page. */
export interface PageScreen extends Expected {
  readonly name: string;
  readonly as?: Login;
  readonly path: string;
  /** What is on it when all is well. */
  readonly shows: string;
  /** True where it is looked at for the first time each time, so that nothing is remembered of it. */
  readonly isUnopened?: true;
}

const asBefore = { outcome: 'as before', waits: 1 } as const;
const tryAgain = { outcome: 'try again', waits: 1 } as const;
const inItsPlace = { outcome: 'error in that section', waits: 1 } as const;
const notAffected = { outcome: 'not affected', waits: 1 } as const;

/** Every screen that is opened, and what is seen of it under each fault. */
export const pageScreens: readonly PageScreen[] = [
  { name: 'Home', path: '/', shows: 'Ava Moreno', ...asBefore },
  { name: 'Celebrities', path: '/celebrities', shows: 'Ava Moreno', ...asBefore },
  { name: 'Search', path: '/celebrities?search=ava', shows: 'Ava Moreno', ...asBefore },
  {
    name: 'Goods of a subcategory',
    path: '/products/film-tv/actors',
    shows: '<title>Actors',
    ...asBefore,
  },
  { name: 'Goods', path: '/products/music', shows: 'Signed photo', ...asBefore },
  { name: 'Celebrity', path: '/celebrity/2', shows: 'Choose a service', ...asBefore },
  {
    name: 'Celebrity that no one has opened yet',
    path: '/celebrity/3',
    shows: 'Luca',
    isUnopened: true,
    ...tryAgain,
  },
  { name: 'Product', path: '/product/62', shows: 'Signed photo', ...asBefore },
  { name: 'Content page', path: '/about', shows: 'fans &amp; celebrities', ...asBefore },
  { name: 'Legal notice', path: '/imprint', shows: '<title>Legal notice', ...asBefore },
  { name: 'Cookies', path: '/cookies', shows: '__Host-sid', ...asBefore },
  { name: 'Accessibility', path: '/accessibility', shows: 'WCAG', ...notAffected },
  { name: 'Check a video', path: '/verify', shows: 'Check a file', ...notAffected },
  { name: 'How it works', path: '/how-it-works', shows: '<title>How it works', ...asBefore },
  {
    name: 'Request form',
    path: '/celebrity/2/request/getVideo',
    shows: 'Instructions',
    ...asBefore,
  },
  {
    name: 'Report',
    path: '/report?kind=profile&id=2',
    shows: '<title>Report',
    ...tryAgain,
  },
  { name: 'Log in', path: '/account/login', shows: 'type="password"', ...notAffected },
  { name: 'Register', path: '/account/register', shows: 'type="password"', ...notAffected },
  {
    name: 'Forgot password',
    path: '/account/forgot-password',
    shows: '<title>Forgot password?',
    ...notAffected,
  },
  {
    name: 'Reset password',
    path: '/account/reset-password',
    shows: '<title>Choose a new password',
    ...notAffected,
  },
  {
    name: 'Choose application',
    path: '/account/choose-application',
    shows: '<title>Your account is ready',
    ...notAffected,
  },
  {
    name: 'Change password',
    as: 'fan1',
    path: '/account/change-password',
    shows: '<title>Choose a new password',
    ...notAffected,
  },
  {
    name: 'Login and security',
    as: 'fan1',
    path: '/account/security',
    shows: '<title>Login and security',
    ...inItsPlace,
  },
  { name: 'My data', as: 'fan1', path: '/my-data', shows: 'A copy of your data', ...notAffected },
  { name: 'Basket', path: '/basket', shows: 'Basket', ...notAffected },
  {
    name: 'Checkout: delivery',
    as: 'fan1',
    path: '/checkout/shipping',
    shows: '<title>Delivery',
    ...notAffected,
  },
  {
    name: 'Checkout: payment',
    as: 'fan1',
    path: '/checkout/payment',
    shows: '<title>Payment',
    ...notAffected,
  },
  {
    name: 'Checkout: review',
    as: 'fan1',
    path: '/checkout/review',
    shows: '<title>Review',
    ...notAffected,
  },
  {
    name: 'Checkout: order placed',
    as: 'fan1',
    path: '/checkout/success?orderId=169',
    shows: '<title>Thank you',
    ...tryAgain,
  },
  { name: 'My orders', as: 'fan1', path: '/my-orders', shows: 'My orders', ...tryAgain },
  {
    name: 'Withdraw from a contract',
    as: 'fan1',
    path: '/my-orders/withdraw',
    shows: 'Withdraw from a contract',
    ...tryAgain,
  },
  {
    name: 'An order',
    as: 'fan1',
    path: '/my-orders/detail?orderId=169',
    shows: 'Order 169',
    ...tryAgain,
  },
  { name: 'My profile', as: 'fan1', path: '/my-profile', shows: 'Grace', ...inItsPlace },
  {
    name: 'My profile, of a celebrity',
    as: 'vendor1',
    path: '/my-profile',
    shows: 'Store name',
    ...inItsPlace,
  },
  { name: 'My requests', as: 'vendor1', path: '/my-requests', shows: 'My requests', ...tryAgain },
  { name: 'My services', as: 'vendor1', path: '/my-services', shows: 'My services', ...inItsPlace },
  { name: 'My products', as: 'vendor1', path: '/my-products', shows: 'My products', ...inItsPlace },
  {
    name: 'A new product',
    as: 'vendor1',
    path: '/my-products/new',
    shows: '<title>New product',
    ...asBefore,
  },
  {
    name: 'A product',
    as: 'vendor1',
    path: '/my-products/62',
    shows: 'Signed photo',
    ...inItsPlace,
  },
  {
    name: 'My application',
    as: 'vendor1',
    path: '/my-application',
    shows: '<title>My application',
    ...tryAgain,
  },
  {
    name: 'Favourites',
    as: 'fan1',
    path: '/my-favourites',
    shows: '<title>Favourites',
    ...notAffected,
  },
  { name: 'My clips', as: 'vendor1', path: '/my-clips', shows: '<title>My clips', ...tryAgain },
  { name: 'Clips', as: 'manager', path: '/desk/clips', shows: '<title>Clips', ...notAffected },
  { name: 'My earnings', as: 'vendor1', path: '/my-earnings', shows: 'My earnings', ...tryAgain },
  {
    name: 'My payouts',
    as: 'vendor1',
    path: '/my-payouts',
    shows: '<title>My payouts',
    ...notAffected,
  },
  {
    name: 'Payouts',
    as: 'manager',
    path: '/desk/payouts',
    shows: '<title>Payouts',
    ...notAffected,
  },
  {
    name: 'Refunds',
    as: 'manager',
    path: '/desk/refunds',
    shows: '<title>Refunds',
    ...tryAgain,
  },
  {
    name: 'Figures',
    as: 'manager',
    path: '/desk/figures',
    shows: '<title>Figures',
    ...notAffected,
  },
  { name: 'Desk', as: 'manager', path: '/desk', shows: 'Desk', ...tryAgain },
  {
    name: 'Applications',
    as: 'manager',
    path: '/applications',
    shows: '<title>Applications',
    ...notAffected,
  },
  {
    name: 'Bank',
    as: 'manager',
    path: '/desk/bank',
    shows: '<title>Bank',
    ...notAffected,
  },
  {
    name: 'Reports',
    as: 'manager',
    path: '/desk/reports',
    shows: '<title>Reports',
    ...notAffected,
  },
  { name: 'Settings', as: 'admin', path: '/settings', shows: 'Commission', ...notAffected },
  {
    name: 'Pages',
    as: 'admin',
    path: '/settings/pages',
    shows: 'are edited in WordPress',
    ...notAffected,
  },
  {
    name: 'A new page',
    as: 'admin',
    path: '/settings/pages/new',
    shows: 'are edited in WordPress',
    ...notAffected,
  },
  {
    name: 'A page',
    as: 'admin',
    path: '/settings/pages/1',
    shows: 'are edited in WordPress',
    ...notAffected,
  },
  {
    name: 'Menus',
    as: 'admin',
    path: '/settings/menus',
    shows: 'are edited in WordPress',
    ...notAffected,
  },
  {
    name: 'Activity log',
    as: 'admin',
    path: '/settings/log',
    shows: '<title>Activity log ',
    ...notAffected,
  },
  { name: 'Users', as: 'admin', path: '/settings/users', shows: 'fan2', ...tryAgain },
  { name: 'A user', as: 'admin', path: '/settings/users/15', shows: 'fan2', ...tryAgain },
];
