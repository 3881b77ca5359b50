import { defaultLocale, formattingLocale, locales, type Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';

export interface PageHead {
  /** `https://astera.example`, without a slash at its end. */
  readonly origin: string;
  readonly locale: Locale;
  /** The page's path without its language, as search engines are to know it: no filters. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind?: 'website' | 'profile' | 'product';
  /** For shared links; a path of this site, or a whole address. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  /** What the page is about, in schema.org's words. */
  readonly about?: readonly StructuredData[];
}

/** One thing in schema.org's vocabulary. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const defaultPicture = '/og.jpg';

/**
 * The head of a public page: title, description, canonical address, the same page in every language (`x-default` is
 * English), the card of a shared link, and structured data.
 * @param siteName as titles and shared links show it
 */
export function pageHead(page: PageHead, siteName: string) {
  const { origin, locale, path, title, description } = page;
  const at = (language: Locale) => origin + addressIn(language, path);
  const shownTitle = title === siteName ? title : `${title} | ${siteName}`;
  return {
    meta: [
      { title: shownTitle },
      { name: 'description', content: description },
      { property: 'og:site_name', content: siteName },
      { property: 'og:type', content: page.kind ?? 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: at(locale) },
      { property: 'og:locale', content: openGraphLocale(locale) },
      { property: 'og:image', content: new URL(page.picture?.src ?? defaultPicture, origin).href },
      { property: 'og:image:alt', content: page.picture?.alt ?? siteName },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(page.about ?? []).map((thing) => ({
        // The router takes it, but its type knows attributes of `meta` only, and wants one of them.
        name: undefined,
        'script:ld+json': { '@context': 'https://schema.org', ...thing },
      })),
    ],
    links: [
      { rel: 'canonical', href: at(locale) },
      ...locales.map((language) => ({
        rel: 'alternate',
        hrefLang: language,
        href: at(language),
      })),
      { rel: 'alternate', hrefLang: 'x-default', href: at(defaultLocale) },
    ],
  };
}

/**
 * False when something stands in the page's place, a failure or a 404: the page's own head would name what is not
 * there.
 */
export function isShown(matches: readonly { readonly status: string }[]): boolean {
  return matches.every(({ status }) => status !== 'error' && status !== 'notFound');
}

/** The head of a page that is no one else's business: a title, and no entry in a search engine. */
export function privateHead(title: string, siteName: string) {
  return {
    meta: [{ title: `${title} | ${siteName}` }, { name: 'robots', content: 'noindex' }],
  };
}

/** Open Graph knows language and country, never a script: `sr_RS`. */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(formattingLocale[locale]);
  return `${language}_${region ?? ''}`;
}

/** Where a page stands, from the home page down. @param trail names with bare paths, outermost first */
export function breadcrumbList(
  origin: string,
  locale: Locale,
  trail: readonly { readonly name: string; readonly path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + addressIn(locale, path),
    })),
  };
}
