import type { Page } from 'playwright/test';

import { filledCheckout } from '../orders/filled-checkout.ts';

/** Who opens the pages of the account; people of the demo world, whose names and settings no journey changes. */
export const accountHolders = {
  fan: 'fan',
  celebrity: 'konstantin',
  'busy-celebrity': 'celebrity',
  manager: 'manager',
  administrator: 'admin',
} as const;
export type AccountHolder = keyof typeof accountHolders;

/** A page behind the log-in, and as whom it is looked at. */
interface AccountPage {
  readonly name: string;
  readonly as: AccountHolder;
  /** Where it is, or what leads the browser to where it can be opened and says where it is then. */
  readonly path: string | ((page: Page) => Promise<string>);
}

/** The address of the first order in a status that anyone who is signed in sees. */
async function orderIn(page: Page, status: string): Promise<string> {
  await page.goto(`/my-orders?status=${status}`);
  const link = page.getByRole('row').getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

function detailOf(status: string) {
  return (page: Page) => orderIn(page, status);
}

/** The page that thanks for an order; one that is not paid yet, so that it says how. */
async function thanks(page: Page): Promise<string> {
  return (await orderIn(page, 'pending')).replace('/my-orders/detail', '/checkout/success');
}

/** The address of the first product of anyone who is signed in. */
async function firstProduct(page: Page): Promise<string> {
  await page.goto('/my-products');
  const row = page.getByRole('list', { name: 'My products' }).getByRole('link').first();
  return (await row.getAttribute('href')) ?? '';
}

/** The address of the editor of a page of the site. */
async function firstPage(page: Page): Promise<string> {
  await page.goto('/settings/pages');
  const row = page.getByRole('list', { name: 'Pages' }).getByRole('link').first();
  return (await row.getAttribute('href')) ?? '';
}

function checkoutStep(step: string) {
  return async (page: Page) => {
    await filledCheckout(page);
    return `/checkout/${step}`;
  };
}

/** Every page behind the log-in: once for each look that it has. */
export const accountPages: readonly AccountPage[] = [
  { name: 'change-password', path: '/account/change-password', as: 'fan' },
  { name: 'security', path: '/account/security', as: 'fan' },
  { name: 'my-data', path: '/my-data', as: 'fan' },
  { name: 'my-favourites', path: '/my-favourites', as: 'fan' },
  { name: 'choose-application', path: '/account/choose-application', as: 'fan' },
  { name: 'my-orders', path: '/my-orders', as: 'fan' },
  { name: 'my-orders', path: '/my-orders', as: 'celebrity' },
  { name: 'my-orders', path: '/my-orders', as: 'manager' },
  { name: 'desk', path: '/desk', as: 'manager' },
  { name: 'desk-money', path: '/desk?list=refund-due', as: 'manager' },
  { name: 'desk-bank', path: '/desk/bank', as: 'manager' },
  { name: 'desk-reports', path: '/desk/reports', as: 'manager' },
  { name: 'desk-payouts', path: '/desk/payouts', as: 'manager' },
  { name: 'desk-refunds', path: '/desk/refunds', as: 'manager' },
  { name: 'desk-figures', path: '/desk/figures', as: 'manager' },
  { name: 'applications', path: '/applications', as: 'manager' },
  { name: 'my-application', path: '/my-application', as: 'celebrity' },
  { name: 'order', path: detailOf('pending'), as: 'fan' },
  { name: 'order', path: detailOf('processing'), as: 'busy-celebrity' },
  { name: 'order', path: detailOf('admin-approval'), as: 'manager' },
  { name: 'my-clips', path: '/my-clips', as: 'celebrity' },
  { name: 'desk-clips', path: '/desk/clips', as: 'manager' },
  { name: 'my-earnings', path: '/my-earnings', as: 'busy-celebrity' },
  { name: 'my-payouts', path: '/my-payouts', as: 'busy-celebrity' },
  { name: 'my-requests', path: '/my-requests', as: 'fan' },
  { name: 'my-requests', path: '/my-requests', as: 'busy-celebrity' },
  { name: 'checkout-shipping', path: checkoutStep('shipping'), as: 'fan' },
  { name: 'checkout-payment', path: checkoutStep('payment'), as: 'fan' },
  { name: 'checkout-review', path: checkoutStep('review'), as: 'fan' },
  { name: 'checkout-success', path: thanks, as: 'fan' },
  { name: 'my-profile', path: '/my-profile', as: 'fan' },
  { name: 'my-profile', path: '/my-profile', as: 'celebrity' },
  { name: 'my-services', path: '/my-services', as: 'celebrity' },
  { name: 'my-products', path: '/my-products', as: 'celebrity' },
  { name: 'my-product-new', path: '/my-products/new', as: 'celebrity' },
  { name: 'my-product', path: firstProduct, as: 'celebrity' },
  { name: 'my-orders', path: '/my-orders', as: 'administrator' },
  { name: 'my-profile', path: '/my-profile', as: 'manager' },
  { name: 'my-profile', path: '/my-profile', as: 'administrator' },
  { name: 'settings', path: '/settings', as: 'administrator' },
  { name: 'settings-pages', path: '/settings/pages', as: 'administrator' },
  { name: 'settings-page-new', path: '/settings/pages/new', as: 'administrator' },
  { name: 'settings-page', path: firstPage, as: 'administrator' },
  { name: 'settings-menus', path: '/settings/menus', as: 'administrator' },
  { name: 'settings-users', path: '/settings/users', as: 'administrator' },
  { name: 'settings-user', path: '/settings/users/2', as: 'administrator' },
  { name: 'settings-log', path: '/settings/log', as: 'administrator' },
];
