import type { QueryClient } from '@tanstack/react-query';

const keys = ['content', 'content-block', 'footer-menus', 'edited-pages', 'edited-menu'] as const;

/** Invalidates the site's public queries after a change, so that this browser refetches them. */
export function forgetSite(queryClient: QueryClient): void {
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
}
