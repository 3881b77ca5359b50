import { type Locale, locales } from '#domain/locale.ts';
import type { WireContent } from '#backend/contract/content.ts';
import type { PageRow } from '#backend/modules/content/store/content-writes.ts';
import { noText } from '#backend/modules/catalog/store/translated-text.ts';
import { pageView } from './page-view.ts';

/** The same for editors: with the stored texts in every language. */
export function editedPageView(page: PageRow, language: Locale, url: URL): WireContent {
  const { title, content } = page;
  const alt = page.picture?.alt ?? noText;
  const view = pageView(page, language, url);
  return {
    ...view,
    title: { ...view.title, raw: title[language] },
    content: { ...view.content, raw: content[language] },
    astera_texts: Object.fromEntries(
      locales.map((locale) => [
        locale,
        { title: title[locale], content: content[locale], alt: alt[locale] },
      ]),
    ),
  };
}
