import { defaultLocale, locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { escapeHtml } from '#domain/text/escape.ts';

/** Search engines ignore URLs beyond this number. */
const mostAddresses = 50_000;

/**
 * The sitemap: every page in every language, each with its alternates (`x-default` is English).
 * @param origin `https://astera.example`; @param paths without their language
 */
export function sitemapXml(origin: string, paths: readonly string[]): string {
  const pages = [...new Set(paths)].slice(0, Math.floor(mostAddresses / locales.length));
  const entries = pages.flatMap((path) => {
    const at = Object.fromEntries(
      locales.map((locale) => [locale, escapeHtml(origin + addressIn(locale, path))]),
    );
    const others = [...locales, 'x-default'].map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${at[language] ?? at[defaultLocale]}"/>`,
    );
    return locales.map((locale) => `<url><loc>${at[locale]}</loc>${others.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
