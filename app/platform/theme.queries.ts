import { queryOptions } from '@tanstack/react-query';

import { readCookie, writeCookie } from './browser/browser-cookie.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const cookieName = 'theme';

export function isTheme(value: unknown): value is Theme {
  return typeof value === 'string' && (themes as readonly string[]).includes(value);
}

/** What this browser chose, as its cookie says. */
export function themeOfBrowser(): Theme {
  const kept = readCookie(cookieName);
  return isTheme(kept) ? kept : 'system';
}

/**
 * The theme this browser chose. Pages that everyone gets alike are rendered without it: a script sets it before the
 * first paint, and the page takes it over.
 */
export const themeQuery = queryOptions({
  queryKey: ['theme'],
  queryFn: (): Theme => themeOfBrowser(),
  staleTime: Infinity,
  gcTime: Infinity,
});

export function keepTheme(theme: Theme): void {
  writeCookie(cookieName, theme === 'system' ? null : theme);
}
