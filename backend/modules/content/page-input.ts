import * as v from 'valibot';
import { contentSlugSchema } from '#domain/site/content.ts';
import { isLocale, type Locale, locales } from '#domain/locale.ts';
import { webpSize } from '#domain/picture/webp-size.ts';
import { contentWriteSchema, type WireContentWrite } from '#backend/contract/content.ts';
import { type PageDraft, type PageRow } from '#backend/modules/content/store/content-writes.ts';
import type { Executor } from '#backend/db/database.ts';
import type { StoredText } from '#backend/db/namespace.schema.ts';
import { findMedia, headOfMedia } from '#backend/modules/content/store/media.ts';
import { noText } from '#backend/modules/catalog/store/translated-text.ts';
import { type Call, readParameters } from '#backend/http/wire/call.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';
import { pictureIdOf } from './page-view.ts';

const longest = { title: 200, content: 40_000, alt: 300 } as const;

export function readWrite(body: unknown): WireContentWrite {
  return readParameters(contentWriteSchema, body);
}

function rawOf(text: string | { readonly raw: string }): string {
  return typeof text === 'string' ? text : text.raw;
}

type TextName = keyof typeof longest;

/** Merges the sent texts; an empty one is removed and falls back to another language. */
function textsOf(before: StoredText, sent: WireContentWrite, name: TextName, language: Locale) {
  const plain = name === 'alt' ? undefined : sent[name];
  const own = plain === undefined ? [] : [[language, rawOf(plain)] as const];
  const others = Object.entries(sent.astera_texts).flatMap(([locale, texts]) => {
    if (!isLocale(locale)) throw invalidParameter('astera_texts', `${locale} is no language.`);
    const text = texts[name];
    return text === undefined ? [] : [[locale, text] as const];
  });
  const written = [...own, ...others].map(([locale, text]) => {
    if (text.length > longest[name]) {
      throw invalidParameter(name, `${name} is too long.`, 'rest_too_long');
    }
    return [locale, text.trim()] as const;
  });
  return { ...before, ...Object.fromEntries(written) };
}

export function draftOf(
  before: Omit<PageDraft, 'picture'>,
  sent: WireContentWrite,
  language: Locale,
): Omit<PageDraft, 'picture'> {
  const draft = {
    slug: sent.slug ?? before.slug,
    status: sent.status ?? before.status,
    title: textsOf(before.title, sent, 'title', language),
    content: textsOf(before.content, sent, 'content', language),
  };
  if (!v.is(contentSlugSchema, draft.slug)) throw invalidParameter('slug', 'slug is no address.');
  if (locales.every((locale) => draft.title[locale] === '')) {
    throw invalidParameter('title', 'title is missing in every language.');
  }
  return draft;
}

/** The new picture of a page: the requested one from the media library, or its current one. */
export async function pictureOf(
  transaction: Executor,
  { id, picture }: Pick<PageRow, 'id' | 'picture'>,
  sent: WireContentWrite,
  { mediaFolder }: Call['services'],
): Promise<PageRow['picture']> {
  const { featured_media: wanted = pictureIdOf({ id, picture }) } = sent;
  if (wanted === 0) return null;
  const alt = textsOf(picture?.alt ?? noText, sent, 'alt', 'en');
  if (picture && wanted === pictureIdOf({ id, picture })) return { ...picture, alt };
  const file = await findMedia(transaction, wanted);
  if (!file) {
    throw invalidParameter(
      'featured_media',
      'Invalid featured media ID.',
      'rest_invalid_featured_media',
    );
  }
  const size = webpSize(await headOfMedia(mediaFolder, file));
  return { src: file.path, mediaId: file.id, alt, ...size };
}
