import { queryOptions } from '@tanstack/react-query';

import { readCookie, writeCookie } from './browser/browser-cookie.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const cookieName = 'theme';

export function isTheme(value: unknown): value is Theme {
  return typeof value === 'string' && (themes as readonly string[]).includes(value);
}

/** This browser's choice, from its cookie. */
export function themeOfBrowser(): Theme {
  const kept = readCookie(cookieName);
  return isTheme(kept) ? kept : 'system';
}

/**
 * The theme chosen in this browser. Shared pages are rendered without it: a script sets it before the first paint, and
 * hydration adopts it.
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
