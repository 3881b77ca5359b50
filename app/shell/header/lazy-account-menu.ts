import { lazyModule } from '#app/platform/page/lazy.ts';

/** The account menu, loaded for signed-in users only. */
export const lazyAccountMenu = lazyModule(
  async () => (await import('./account-menu.tsx')).AccountMenu,
);

/** Preloads the account menu before it is opened; if that fails offline, opening it tries again. */
export function preloadAccountMenu(): void {
  lazyAccountMenu.load().catch(() => undefined);
}
