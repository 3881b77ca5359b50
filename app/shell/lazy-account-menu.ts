import { lazy } from 'react';

/** Loads the account menu, which who is not signed in does without; one that is loaded works without a network, too. */
export async function loadAccountMenu() {
  const { AccountMenu } = await import('./account-menu.tsx');
  return { default: AccountMenu };
}

/** The account menu inside the burger. */
export const LazyAccountMenu = lazy(loadAccountMenu);
