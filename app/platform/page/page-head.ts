import { defaultLocale, formattingLocale, locales, type Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';

export interface PageHead {
  /** `https://astera.example`, without a trailing slash. */
  readonly origin: string;
  readonly locale: Locale;
  /** The page's canonical path without its language: no filters. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind?: 'website' | 'profile' | 'product';
  /** For link previews; a path on this site or a full URL. */
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  /** What the page is about, as schema.org data. */
  readonly about?: readonly StructuredData[];
}

/** A schema.org item. */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const defaultPicture = '/og.jpg';

/**
 * The head of a public page: title, description, canonical URL, alternates in every language (`x-default` is English),
 * link preview, and structured data.
 * @param siteName as shown in titles and link previews
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
        // The router accepts this, but its type only allows `meta` attributes and requires one of them.
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

/** False when an error or a 404 is shown instead of the page, whose own head would then be wrong. */
export function isShown(matches: readonly { readonly status: string }[]): boolean {
  return matches.every(({ status }) => status !== 'error' && status !== 'notFound');
}

/** The head of a private page: a title and `noindex`. */
export function privateHead(title: string, siteName: string) {
  return {
    meta: [{ title: `${title} | ${siteName}` }, { name: 'robots', content: 'noindex' }],
  };
}

/** Open Graph locales have a language and a country, never a script: `sr_RS`. */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(formattingLocale[locale]);
  return `${language}_${region ?? ''}`;
}

/** A page's breadcrumbs, starting at the home page. @param trail names with paths without language, outermost first */
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
