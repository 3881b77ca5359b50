import { type Locale, locales } from '#domain/locale.ts';

import type { WireContent } from '../../contract/content.ts';
import type { PageRow } from '../store/content-writes.ts';
import { shownText } from '../store/translated-text.ts';
import { wireTime } from './product-view.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&#038;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The picture as WordPress embeds it; it has no row of its own here, so it goes by the page's id. */
function mediaOf({ id, picture }: PageRow) {
  if (!picture) return [];
  const { src, width, height } = picture;
  return [
    {
      id,
      type: 'attachment',
      media_type: 'image',
      alt_text: '',
      source_url: src,
      media_details: { width, height },
    },
  ];
}

/** A page as wp/v2 answers it. A text that is missing in the language is another language's, which is told. */
export function pageView(page: PageRow, language: Locale, url: URL): WireContent {
  const title = shownText(page.title, language);
  const content = shownText(page.content, language);
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
    featured_media: page.picture ? page.id : 0,
    parent: 0,
    astera_languages: { title: title.locale, content: content.locale },
    ...(url.searchParams.has('_embed') ? { _embedded: { 'wp:featuredmedia': mediaOf(page) } } : {}),
  };
}

/** The same for who writes pages: with the texts as they are kept, in every language. */
export function editedPageView(page: PageRow, language: Locale, url: URL): WireContent {
  const { title, content } = page;
  const view = pageView(page, language, url);
  return {
    ...view,
    title: { ...view.title, raw: title[language] },
    content: { ...view.content, raw: content[language] },
    astera_texts: Object.fromEntries(
      locales.map((locale) => [locale, { title: title[locale], content: content[locale] }]),
    ),
  };
}
