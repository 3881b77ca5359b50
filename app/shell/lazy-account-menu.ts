import { lazy } from 'react';

/** Brings the menu of the account before anybody opens it; where the network is away, opening it tries again. */
export function preloadAccountMenu(): void {
  import('./account-menu.tsx').catch(() => undefined);
}

/** The menu of the account, loaded for those who are signed in and for nobody else. */
export const LazyAccountMenu = lazy(async () => {
  const { AccountMenu } = await import('./account-menu.tsx');
  return { default: AccountMenu };
});
