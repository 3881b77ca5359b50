import type { PageHead } from '#app/platform/page/page-head.ts';
import type { ContentPage } from '#domain/site/content.ts';
import type { Locale } from '#domain/locale.ts';
import { excerpt, plainText } from '#domain/text/plain-text.ts';

/** The metadata of a content page for search engines and shared links. @param about the page's place in the site */
export function contentHead(
  origin: string,
  locale: Locale,
  { slug, title, html, picture }: ContentPage,
  about: PageHead['about'],
): PageHead {
  return {
    origin,
    locale,
    path: `/${slug}`,
    title,
    description: excerpt(plainText(html)) || title,
    picture: picture ? { src: picture.src, alt: title } : undefined,
    ...(about ? { about } : {}),
  };
}
