import { contentListSchema, type WireContent } from '#backend/contract/content.ts';
import { languageParameter, paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import type { ContentPage, SizedPicture } from '#domain/site/content.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { linksIn } from '#domain/localized-address.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { sanitiseRichText } from './rich-text.server.ts';
import { plainTitle } from './plain-title.server.ts';

/** The featured picture; WordPress returns an error object in its place if it was deleted. */
function pictureOf({ _embedded, astera_languages: told }: WireContent): SizedPicture | null {
  const [media] = _embedded?.['wp:featuredmedia'] ?? [];
  if (!media?.source_url) return null;
  return {
    src: media.source_url,
    width: media.media_details?.width ?? null,
    height: media.media_details?.height ?? null,
    alt: media.alt_text ?? '',
    altLanguage: isLocale(told?.alt) ? told.alt : undefined,
  };
}

/** The language of the texts, if the back end reports it. */
function languagesOf({ astera_languages: told }: WireContent): ContentPage['languages'] {
  return told && isLocale(told.title) && isLocale(told.content)
    ? { title: told.title, html: told.content }
    : undefined;
}

/** A page or block of the back end's content by its slug. @throws AppError `not_found` */
export async function getContent(slug: string, locale: Locale): Promise<ContentPage> {
  const [page] = await ask(paths.pages, {
    query: { slug, lang: locale, [languageParameter]: locale, _embed: 1 },
    schema: contentListSchema,
  });
  if (!page) throw new AppError('not_found');
  return {
    slug: page.slug,
    title: plainTitle(page.title.rendered),
    html: linksIn(locale, sanitiseRichText(page.content.rendered)),
    picture: pictureOf(page),
    languages: languagesOf(page),
  };
}
