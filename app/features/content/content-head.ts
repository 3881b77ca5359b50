import type { PageHead } from '#app/platform/page/page-head.ts';
import type { ContentPage } from '#domain/site/content.ts';
import type { Locale } from '#domain/locale.ts';
import { excerpt, plainText } from '#domain/text/plain-text.ts';

/** What search engines and shared links are told of a page of content. @param about where the page stands */
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
