import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';

/** The same address in another language: English is the bare path. */
export function addressIn(locale: Locale, path: string): string {
  const [, first = ''] = path.split('/');
  const bare = isLocale(first) ? path.slice(first.length + 1) || '/' : path;
  if (locale === defaultLocale) return bare;
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`;
}
