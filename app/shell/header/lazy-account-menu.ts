import { lazyModule } from '#app/ui/lazy.ts';

/** The menu of the account, loaded for those who are signed in and for no one else. */
export const lazyAccountMenu = lazyModule(
  async () => (await import('./account-menu.tsx')).AccountMenu,
);

/** Loads the menu of the account before anyone opens it; where the network is away, opening it tries again. */
export function preloadAccountMenu(): void {
  lazyAccountMenu.load().catch(() => undefined);
}
