import { lazy } from 'react';

/** The account menu inside the burger: who is not signed in does not load it. */
export const LazyAccountMenu = lazy(async () => {
  const { AccountMenu } = await import('./account-menu.tsx');
  return { default: AccountMenu };
});
