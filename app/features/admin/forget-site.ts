import type { QueryClient } from '@tanstack/react-query';

const keys = ['content', 'content-block', 'footer-menus', 'edited-pages', 'edited-menu'] as const;

/** What visitors read of the site was changed: this browser asks for it anew too. */
export function forgetSite(queryClient: QueryClient): void {
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
}
