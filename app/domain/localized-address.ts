import { defaultLocale, isLocale, type Locale } from './locale.ts';

/** The path without its language prefix: `/el/products` → `/products`. */
function bareAddress(path: string): string {
  const [, first = ''] = path.split('/');
  return isLocale(first) ? path.slice(first.length + 1) || '/' : path;
}

/** The same path in another language: English has no prefix. */
export function addressIn(locale: Locale, path: string): string {
  const bare = bareAddress(path);
  if (locale === defaultLocale) return bare;
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`;
}

/** Files and server endpoints have one URL for every language. */
const withoutLanguage = /^\/(?:api|demo|media)\//;

/** Sanitised HTML whose links within this site point to pages in the given language. */
export function linksIn(locale: Locale, html: string): string {
  return html.replace(/(<a [^>]*?href=")(\/[^"]*)"/g, (whole, before: string, path: string) =>
    withoutLanguage.test(path) ? whole : `${before}${addressIn(locale, path)}"`,
  );
}
