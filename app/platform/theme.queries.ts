import { queryOptions } from '@tanstack/react-query';

import { readCookie, writeCookie } from './browser/browser-cookie.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const cookieName = 'theme';

export function isTheme(value: unknown): value is Theme {
  return typeof value === 'string' && (themes as readonly string[]).includes(value);
}

/** The theme this browser chose: the cookie reaches the server, so the first paint is right. */
export const themeQuery = queryOptions({
  queryKey: ['theme'],
  queryFn: (): Theme => {
    const kept = readCookie(cookieName);
    return isTheme(kept) ? kept : 'system';
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

export function keepTheme(theme: Theme): void {
  writeCookie(cookieName, theme === 'system' ? null : theme);
}
