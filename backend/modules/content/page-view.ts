import type { Locale } from '#domain/locale.ts';
import type { WireContent } from '#backend/contract/content.ts';
import type { PageRow } from '#backend/modules/content/store/content-writes.ts';
import { noText, shownText } from '#backend/modules/catalog/store/translated-text.ts';
import { wireTime } from '#backend/http/wire/time.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&#038;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * The id of a page's picture: its file's or, if it came with the site and has no file, the page's. 0 without a picture.
 */
export function pictureIdOf({ id, picture }: Pick<PageRow, 'id' | 'picture'>): number {
  return picture ? (picture.mediaId ?? id) : 0;
}

/** The picture as embedded by WordPress. */
function mediaOf(page: PageRow, alt: string) {
  const { picture } = page;
  if (!picture) return [];
  const { src, width, height } = picture;
  return [
    {
      id: pictureIdOf(page),
      type: 'attachment',
      media_type: 'image',
      alt_text: alt,
      source_url: src,
      media_details: { ...(width && { width }), ...(height && { height }) },
    },
  ];
}

/** A page in a wp/v2 response. A text missing in the language is shown in another, which is indicated. */
export function pageView(page: PageRow, language: Locale, url: URL): WireContent {
  const title = shownText(page.title, language);
  const content = shownText(page.content, language);
  const alt = shownText(page.picture?.alt ?? noText, language);
  return {
    id: page.id,
    date: wireTime(page.createdAt),
    date_gmt: wireTime(page.createdAt),
    modified: wireTime(page.modifiedAt),
    modified_gmt: wireTime(page.modifiedAt),
    slug: page.slug,
    status: page.status,
    type: 'page',
    link: `${url.origin}/${page.slug}/`,
    title: { rendered: escaped(title.text) },
    content: { rendered: content.text, protected: false },
    featured_media: pictureIdOf(page),
    parent: 0,
    astera_languages: { title: title.locale, content: content.locale, alt: alt.locale },
    ...(url.searchParams.has('_embed')
      ? { _embedded: { 'wp:featuredmedia': mediaOf(page, alt.text) } }
      : {}),
  };
}
